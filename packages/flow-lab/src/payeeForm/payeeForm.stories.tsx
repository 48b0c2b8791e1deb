import { exampleDrafts } from "@amberline/flows/payeeForm/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, focusIsOn, wordsOf } from "../stories/expectations";
import PayeeFormHost from "./Host";
import { payeeFormFlow } from "./payeeForm.flow";

const FormAt = atWay(payeeFormFlow, PayeeFormHost);

const meta = {
  title: "Flows/Template and receiver form",
  component: FormAt,
  tags: ["screen"],
  args: { input: "newTemplate", path: "", send: fn(), onBack: fn((event) => event.preventDefault()) },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(payeeFormFlow, args);
    const isTemplate = snapshot.context.about.kind === "template";
    await buttonsFollow(canvasElement, payeeFormFlow, snapshot, {
      "form.submit": t(isTemplate ? "payees.template.save" : "payees.receiver.save"),
      "page.retry": t("app.retry"),
    });
  },
} satisfies Meta<typeof FormAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewTemplate: Story = {
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent, args } = context;
    await userEvent.type(canvas.getByLabelText("Payee's name"), "Velta Krūmiņa");
    const account = canvas.getByLabelText("IBAN or account number");
    await userEvent.click(account);
    await userEvent.paste("lv97-haba 0012\u200b3456 7891 0");
    await waitFor(() => expect(canvas.getByLabelText("BIC")).toHaveValue("HABALV22"));
    await userEvent.type(canvas.getByLabelText("Amount"), "980");
    await userEvent.type(canvas.getByLabelText("Payment reference (optional)"), "Īre");
    await userEvent.type(canvas.getByLabelText("Template name"), "Īre{Enter}");
    const form = exampleDrafts.template;
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ type: "form.submit", form }));
  },
};

/** Whoever is faster than the bank's directory is not asked for what it is about to fill in. */
export const SavedBeforeItsBic: Story = {
  args: {
    prefill: { payeeName: "Velta Krūmiņa", amount: "980.00", reference: "Īre", templateName: "Īre" },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText("IBAN or account number"));
    await userEvent.paste("LV97HABA0012345678910");
    await userEvent.click(canvas.getByRole("button", { name: "Save template" }));
    await expect(canvas.queryByText("BIC is required")).toBeNull();
    const form = exampleDrafts.template;
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ type: "form.submit", form }));
  },
};

export const EverythingMissing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save template" }));
    await focusIsOn("Payee's name");
    for (const text of [
      "Template name is required",
      "IBAN/Account number is required",
      "BIC is required",
      "Amount is required",
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** Where there are no IBANs, an account number gets no advice that it is a wrong one. */
export const AtAnAccountNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const account = canvas.getByLabelText("IBAN or account number");
    await userEvent.type(account, "0012345678");
    await expect(account).toBeValid();
    await expect(account).not.toHaveAccessibleDescription(/IBAN/);
  },
};

export const FromAPastPayment: Story = {
  args: {
    prefill: {
      payeeName: "Velta Krūmiņa",
      account: "LV97HABA0012345678910",
      bic: "HABALV22",
      amount: "980.00",
      reference: "Īre",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Amount")).toHaveValue("980.00");
    await expect(canvas.getByLabelText("Template name")).toHaveValue("");
  },
};

export const Reading: Story = { args: { input: "template" } };

export const Editing: Story = {
  args: { input: "template", path: "readPayees=ok" },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Edit template");
    await expect(canvas.getByLabelText("Template name")).toHaveValue("Īre");
    await expect(canvas.getByLabelText("Amount")).toHaveValue("980.00");
  },
};
export const EditingInLatvianDark: Story = {
  args: { input: "template", path: "readPayees=ok" },
  globals: { locale: "lv", theme: "dark" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByLabelText("Summa")).toHaveValue("980,00");
  },
};

export const Saving: Story = {
  args: { input: "template", path: "readPayees=ok~form.submit" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByLabelText("Template name")).toHaveAttribute("readonly");
  },
};

export const NotSaved: Story = {
  args: { input: "template", path: "readPayees=ok~form.submit~savePayee=500" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("Error updating template");
  },
};
export const NotSavedInTheirWords: Story = {
  args: { path: "form.submit~savePayee=refused" },
  parameters: { proves: ["8-24"] },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("There are 500 already");
  },
};

export const NotFound: Story = {
  args: { input: "unknown", path: "readPayees=ok" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByRole("heading", { name: "Template not found" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Back to templates" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { input: "template", path: "readPayees=net" } };

export const NewReceiver: Story = {
  args: { input: "newReceiver" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole("radio", { name: "Person" })).toBeChecked();
    await userEvent.type(canvas.getByLabelText("IBAN or account number"), "LV97HABA0012345678910");
    await waitFor(() => expect(canvas.getByLabelText("Bank name (optional)")).toHaveValue("Swedbank"));
  },
};

export const AlreadyAmongReceivers: Story = {
  args: { input: "newReceiver", path: "form.submit:receiver~savePayee=exists" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("IBAN or account number");
    const account = context.canvas.getByLabelText("IBAN or account number");
    await expect(account).toHaveAccessibleDescription(/already among your payees/);
  },
};
