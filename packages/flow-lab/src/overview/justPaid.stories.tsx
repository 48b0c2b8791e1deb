import { JustPaidCard, type JustPaidCardProps } from "@amberline/flows/overview";
import { exampleOrder, examplePayment, examplePending } from "@amberline/flows/send/examples";
import { failures, refused } from "@amberline/flows/shared/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { exampleDay } from "../host/exampleDay";
import { inPageOf } from "../stories/page";

const done = examplePayment({ status: "done", updatedAt: exampleDay.now() });

const meta = {
  title: "Flows/Just paid",
  component: JustPaidCard,
  tags: ["screen"],
  decorators: [inPageOf(560)],
  args: {
    paid: { order: exampleOrder, attempt: examplePending, isPayeeSaved: false },
    transactions: [done],
    refresh: fn(),
    timeZone: "Europe/Riga",
    saveReceipt: fn(async () => ({ ok: true, data: null }) as const),
    savePayee: fn<JustPaidCardProps["savePayee"]>(async () => ({ ok: true, data: true })),
    payAgain: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof JustPaidCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const card = await canvas.findByRole("region", { name: "Your payment Jānis Kalniņš" });
    await expect(card).toHaveTextContent("€25.00");
    await expect(canvas.getByRole("status")).toHaveTextContent("Payment Completed");
    await userEvent.click(canvas.getByRole("button", { name: "Receipt (PDF)" }));
    await expect(args.saveReceipt).toHaveBeenCalledWith(done);
    await userEvent.click(canvas.getByRole("button", { name: "Save payee" }));
    await expect(await canvas.findByRole("button", { name: "Payee saved" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Pay again" }));
    await expect(args.payAgain).toHaveBeenCalledWith(
      expect.objectContaining({ payeeName: "Jānis Kalniņš", amount: "25.00", type: "INSTANT" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const CompletedInLatvianDark: Story = {
  globals: { locale: "lv", theme: "dark" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Saglabāt saņēmēju" })).toBeVisible();
  },
};

/** Not yet in the list: there is no receipt, and nothing to repeat. */
export const OnItsWay: Story = {
  args: { transactions: [], paid: { ...meta.args.paid, isPayeeSaved: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Payment Pending");
    await expect(canvas.getByRole("button", { name: "Receipt (PDF)" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.queryByRole("button", { name: "Save payee" })).toBeNull();
    const again = canvas.getByRole("button", { name: "Pay again" });
    await expect(again).toHaveAttribute("aria-disabled", "true");
  },
};

export const Declined: Story = {
  args: { transactions: [examplePayment({ status: "declined" })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Payment DeclinedNo money was taken.");
    await expect(canvas.getByRole("button", { name: "Pay again" })).toBeVisible();
  },
};

/** Saved elsewhere meanwhile: that is what was wanted. */
export const PayeeIsThereAlready: Story = {
  args: { savePayee: fn<JustPaidCardProps["savePayee"]>(async () => refused("RECEIVER_EXISTS", "")) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save payee" }));
    await expect(await canvas.findByRole("button", { name: "Payee saved" })).toBeVisible();
  },
};

export const PayeeNotSaved: Story = {
  args: { savePayee: fn<JustPaidCardProps["savePayee"]>(async () => failures.net) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save payee" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save payee" })).toBeEnabled());
  },
};
