import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, screen, spyOn, waitFor } from "storybook/test";
import ReceiveHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, wordsOf } from "../stories/expectations";
import { receiveFlow, ownDetails } from "./receive.flow";

const ReceiveAt = atWay(receiveFlow, ReceiveHost);

const meta = {
  title: "Flows/Load money",
  component: ReceiveAt,
  tags: ["screen"],
  args: { input: "ownIban", path: "", send: fn(), onCopied: fn() },
  beforeEach: () => {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(receiveFlow, args);
    await buttonsFollow(canvasElement, receiveFlow, snapshot, {
      "verification.open": t(args.input === "rejected" ? "home.verifyAgain" : "send.verify"),
      "pdf.download": t("receive.savePdf"),
    });
  },
} satisfies Meta<typeof ReceiveAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnIban: Story = {
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Copy the IBAN" }));
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(ownDetails.iban);
    await userEvent.click(canvas.getByRole("button", { name: "Copy all" }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByRole("img", { name: /QR code/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save as PDF" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "pdf.download" });
  },
};

export const PartnerBank: Story = { args: { input: "partnerBank" } };
export const PartnerBankInLatvianDark: Story = {
  args: { input: "partnerBank" },
  globals: { locale: "lv", theme: "dark" },
};

export const CopyingRefused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await userEvent.click(canvas.getByRole("button", { name: "Copy all" }));
    await expect(await canvas.findByText(/The browser did not allow copying/)).toBeVisible();
    await expect(String(getSelection())).toContain("LV80 BANK 0000 4351 9500 1");
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const SavingPdf: Story = { args: { path: "pdf.download" } };

export const PdfFailed: Story = {
  args: { path: "pdf.download~savePdf=net" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("alert")).toHaveTextContent("Access error");
  },
};

export const NotVerified: Story = {
  args: { input: "unverified" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.queryByText("IBAN")).toBeNull();
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Verify identity" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "verification.open" });
  },
};
export const Verifying: Story = {
  args: { input: "unverified", path: "verification.open" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Verify identity" })).toBeVisible();
  },
};
export const DocumentsBeingChecked: Story = { args: { input: "inProgress" } };
export const Rejected: Story = { args: { input: "rejected" } };
export const CompanyNotVerified: Story = { args: { input: "company" } };

export const ReadingTheAccount: Story = {
  args: { input: "withoutDetails" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveAttribute("aria-busy", "true");
  },
};

export const NotReadyYet: Story = {
  args: { input: "withoutDetails", path: "readAccount=ok" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "details.retry" });
  },
};
export const NotReadable: Story = { args: { input: "withoutDetails", path: "readAccount=500.text" } };
