import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import CompanyRegistrationHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { companyRegistrationFlow } from "./companyRegistration.flow";

const RegistrationAt = atWay(companyRegistrationFlow, CompanyRegistrationHost);

const meta = {
  title: "Flows/Company registration",
  component: RegistrationAt,
  tags: ["screen"],
  args: { input: "company", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(companyRegistrationFlow, args);
    await buttonsFollow(canvasElement, companyRegistrationFlow, snapshot, { "page.retry": t("app.retry") });
  },
} satisfies Meta<typeof RegistrationAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const inLatvianDark = { locale: "lv", theme: "dark" };

export const BeforeTheAccount: Story = {
  args: { input: "first" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByRole("button", { name: /^Contract/ })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Open the account and continue" }));
    await focusIsOn("Country of registration");
    for (const text of [
      "Enter the company's name",
      "Enter the registration number",
      "Choose the legal form",
      "Describe what the company does",
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const BeforeTheAccountInLatvianDark: Story = { args: { input: "first" }, globals: inLatvianDark };

export const Founding: Story = {
  args: { input: "first", path: "answers.submit:company" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByLabelText("Company name")).toHaveAttribute("readonly");
  },
};

export const StoringTheFirstAnswers: Story = {
  args: { input: "first", path: "answers.submit:company~foundCompany=ok" },
};

export const Entering: Story = {
  args: { input: "first", path: "answers.submit:company~foundCompany=ok~storeAnswers=ok" },
};

export const NumberRefused: Story = {
  args: { input: "first", path: "answers.submit:company~foundCompany=ok~storeAnswers=refused" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Registration number");
    await expect(context.canvas.getByLabelText("Registration number")).toHaveAccessibleDescription(
      /Another company of yours has this number/,
    );
  },
};

export const NotEntered: Story = {
  args: {
    input: "first",
    path: "answers.submit:company~foundCompany=ok~storeAnswers=ok~enterCompany=net",
  },
};

export const Loading: Story = {};

export const LoadFailed: Story = {
  args: { path: "readCompany=net" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("Access error");
    await expect(context.canvas.queryByRole("navigation")).toBeNull();
  },
};

export const CompanyStep: Story = {
  args: { path: "readCompany=ok.new" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByLabelText("Company name")).toHaveValue("SIA Dzintara Krasts");
    await userEvent.click(canvas.getByText(/things left to do/));
    await userEvent.click(canvas.getByRole("button", { name: "A director" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "step.open", step: "members" });
    await userEvent.click(canvas.getByRole("button", { name: "City" }));
    await focusIsOn("City");
  },
};

export const Saving: Story = { args: { path: "readCompany=ok.new~answers.submit:company" } };

export const NotSaved: Story = {
  args: { path: "readCompany=ok.new~answers.submit:company~storeAnswers=net" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("Access error");
  },
};

/** Stored, and reread while the next step is open. */
export const Stored: Story = {
  args: { path: "readCompany=ok.new~answers.submit:company~storeAnswers=ok" },
};

export const Exposure: Story = {
  args: { path: "readCompany=ok.exposure" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Save and continue" }));
    await expect(canvas.getByText("Answer yes or no")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Yes, somebody" }));
    await userEvent.type(
      canvas.getByLabelText("Who is it, and what position do they hold?"),
      "Tēvs ir deputāts",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save and continue" }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        expect.objectContaining({ type: "answers.submit", step: "exposure" }),
      ),
    );
  },
};
export const ExposureInLatvianDark: Story = {
  args: { path: "readCompany=ok.exposure" },
  globals: inLatvianDark,
};
export const SavingExposure: Story = { args: { path: "readCompany=ok.exposure~answers.submit:exposure" } };

export const Members: Story = { args: { path: "readCompany=ok" } };
export const Documents: Story = { args: { path: "readCompany=ok.documents" } };
export const Contract: Story = { args: { path: "readCompany=ok.contract" } };

export const ReviewWithMissing: Story = {
  args: { path: "readCompany=ok~step.open:review" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Edit: Documents" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "step.open", step: "documents" });
    await expect(canvas.getByText("Limited liability company")).toBeVisible();
  },
};

export const UnderReview: Story = {
  args: { path: "readCompany=ok.whole" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText("The company is under review")).toBeVisible();
    await expect(context.canvas.queryByText(/still missing/)).toBeNull();
  },
};
export const UnderReviewInLatvianDark: Story = {
  args: { path: "readCompany=ok.whole" },
  globals: inLatvianDark,
};

export const Returned: Story = {
  args: { path: "readCompany=ok.returned" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText(/Zīmogs nav salasāms/)).toBeVisible();
  },
};

/** Confirmed while a form is open: the form stays. */
export const ConfirmedMeanwhile: Story = {
  args: { path: "readCompany=ok.new~refresh~readCompany=ok.confirmed" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText("The company is confirmed")).toBeVisible();
    await expect(context.canvas.getByLabelText("Company name")).toBeVisible();
  },
};

export const Confirmed: Story = {
  args: { path: "readCompany=ok.confirmed" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText("The company is confirmed")).toBeVisible();
  },
};

export const Leaving: Story = {
  args: { path: "readCompany=ok.documents~page.leave:uploading" },
  play: async ({ userEvent, args }) => {
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName("A document is still being uploaded");
    await userEvent.keyboard("{Escape}");
    await expect(args.send).toHaveBeenCalledWith({ type: "leave.cancel" });
  },
};
