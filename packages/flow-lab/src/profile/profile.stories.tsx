import { ProfileScreen } from "@amberline/flows/profile";
import { exampleCompany } from "@amberline/flows/shared/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inPageOf } from "../stories/page";

const { user } = exampleCompany;
const person = { ...user, isCompany: false, tariffName: "Standard" };

const meta = {
  title: "Flows/Profile",
  component: ProfileScreen,
  tags: ["screen"],
  args: {
    title: "Zane Krūmiņa",
    user: person,
    tab: "general",
    onTab: fn(),
    onCopied: fn(),
    parts: { documents: <p>Documents</p>, members: <p>Members</p>, contract: <p>Contract</p> },
  },
  decorators: [inPageOf(960)],
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Private: Story = {
  parameters: { proves: ["2.12-2", "2.12-4"] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole("tab")).toHaveLength(1);
    await expect(canvas.getByText("Verified account")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Verify: Mobile number" }));
    await expect(canvas.queryByRole("button", { name: "Verify: Email address" })).toBeNull();
    await expect(args.onTab).not.toHaveBeenCalled();
  },
};

export const Unverified: Story = {
  args: {
    user: {
      ...person,
      verification: "none",
      isEmailConfirmed: false,
      tariffName: "",
      phone: "",
      address: { street: "", city: "", zip: "", country: "" },
    },
  },
  globals: { locale: "lv", theme: "dark" },
  parameters: { proves: ["2.12-2", "2.12-4"] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Identitāte nav verificēta")).toBeVisible();
    await expect(canvasElement.querySelectorAll("dd[data-tone=muted]")).toHaveLength(5);
  },
};

export const UnderReview: Story = {
  args: { title: exampleCompany.name, user },
  parameters: { proves: ["2.12-1"] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Company under review")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Members" }));
    await expect(args.onTab).toHaveBeenCalledWith("members");
  },
};
export const Returned: Story = {
  args: {
    ...UnderReview.args,
    tab: "documents",
    user: { ...user, returnedReason: "The shareholder register is older than three months." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/older than three months/)).toBeVisible();
    await expect(canvas.getByRole("tabpanel", { name: "Documents" })).toBeVisible();
  },
};
export const RejectedDocuments: Story = {
  args: {
    ...UnderReview.args,
    rejected: [{ name: "Power of Attorney", comment: "The notary's stamp is missing." }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The bank needs another document")).toBeVisible();
    await expect(canvas.getByText(/Power of Attorney. .*“The notary's stamp is missing.”/)).toBeVisible();
  },
};
export const ConfirmedOnAPhone: Story = {
  args: { title: exampleCompany.name, user: { ...user, isCompanyConfirmed: true } },
  globals: { locale: "lv", viewport: { value: "phone" } },
  parameters: { proves: ["2.12-1"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Uzņēmums ir apstiprināts")).toBeVisible();
  },
};
