import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import ContractHost from "./Host";
import { atWay } from "../stories/atWay";
import { dialogAtRest } from "../stories/expectations";
import { contractFlow, exampleHash } from "./contract.flow";

const unsigned = "readSignature=none";
const asking = `${unsigned}~sign.begin~readAgreement=ok`;
const inLatvianDark = { locale: "lv", theme: "dark" };

const ContractAt = atWay(contractFlow, ContractHost);

const meta = {
  title: "Flows/Contract of a company",
  component: ContractAt,
  tags: ["screen"],
  args: { input: "company", path: unsigned, send: fn() },
} satisfies Meta<typeof ContractAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsigned: Story = {
  parameters: { proves: ["2.12-7"] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Not signed")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Download PDF" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "document.download" });
    await userEvent.click(canvas.getByRole("button", { name: "Read and sign" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "sign.begin" });
  },
};
export const Reading: Story = {
  args: { path: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Read and sign" })).toBeDisabled();
  },
};
export const Unread: Story = {
  args: { path: "readSignature=net" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "signature.retry" });
  },
};
export const SignerNotVerified: Story = {
  args: { input: "unverified" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Read and sign" })).toBeDisabled();
    await expect(canvas.getByText(/Verify your identity before you sign/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "signer.check" });
  },
};
export const SignerWithoutTwoFactor: Story = {
  args: { input: "withoutTwoFactor" },
  globals: { ...inLatvianDark, viewport: { value: "phone" } },
};
export const Signed: Story = {
  args: { path: "readSignature=ours" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(exampleHash)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Download signed PDF" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "signed.download" });
    await expect(canvas.queryByRole("button", { name: "Read and sign" })).toBeNull();
  },
};
export const SignedOnAPhone: Story = {
  args: { path: "readSignature=ours" },
  globals: { locale: "lv", viewport: { value: "phone" } },
};
export const Generating: Story = { args: { path: `${unsigned}~document.download` } };

export const Asking: Story = {
  args: { path: asking },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveTextContent(exampleHash);
    await expect(dialog).toHaveTextContent("SIA Dzintara Krasts");
    await expect(dialog).toHaveTextContent("Zane Krūmiņa");
    await userEvent.click(screen.getByRole("button", { name: "Download and read" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "sign.read" });
    const sign = screen.getByRole("button", { name: "Sign" });
    await expect(sign).toBeDisabled();
    await userEvent.type(screen.getByRole("textbox"), "246810");
    await userEvent.click(sign);
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "code.submit" }));
  },
};
export const AskingOnAPhone: Story = {
  args: { path: asking },
  globals: { ...inLatvianDark, viewport: { value: "phone" } },
  play: async () => void (await dialogAtRest()),
};
export const CodeRefused: Story = {
  args: { path: `${asking}~code.submit~sign=wrongCode` },
  play: async () => {
    await dialogAtRest();
    await expect(screen.getByText(/The code is wrong or has already been used/)).toBeVisible();
  },
};
export const Changed: Story = {
  args: { path: `${asking}~code.submit~sign=changed~readAgreement=ok` },
  play: async () => {
    await dialogAtRest();
    await expect(screen.getByText(/Read the new version before you sign/)).toBeVisible();
  },
};
export const Confirming: Story = { args: { path: `${asking}~code.submit~sign=timeout` } };
