import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { dialogAtRest } from "../stories/expectations";
import { SendAt } from "./sendAt";
import { says, sendButtonsFollow } from "./sendPlay";

const meta = {
  title: "Flows/Send",
  component: SendAt,
  tags: ["screen"],
  args: { input: "private", path: "", send: fn() },
  play: sendButtonsFollow,
} satisfies Meta<typeof SendAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const inLatvianDark = { locale: "lv", theme: "dark" };

export const NoBalance: Story = {
  args: { path: "balance.changed:none", onReceive: fn() },
  play: async (context) => {
    await says("You can't send money right now", "There is no money in the account. Load it first.")(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Load" }));
    await expect(context.args.onReceive).toHaveBeenCalledOnce();
  },
};

export const NotVerified: Story = {
  args: { input: "unverified", path: "verify=closed" },
  play: async (context) => {
    await says("Your identity isn't verified yet. Verify now, or later from your profile menu.")(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Verify identity" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "verification.open" });
  },
};

export const Verifying: Story = {
  args: { input: "unverified" },
  play: says("You can't send money right now"),
};

export const DocumentsBeingChecked: Story = {
  args: { input: "unverified", path: "verify=closed~caps.changed:documentsSent" },
  play: says("We are checking your documents. You can send money as soon as we have finished."),
};

export const Rejected: Story = {
  args: { input: "unverified", path: "verify=closed~caps.changed:rejected" },
  play: says("We couldn't verify your identity. Try again now, or later from your profile menu."),
};

export const TwoFactorOff: Story = {
  args: { path: "caps.changed:twoFactorOff" },
  play: says("Two-factor authentication is off. Turn it on in your profile menu to send money."),
};

export const CompanyUnderReview: Story = {
  args: { input: "company" },
  play: says("The company is still under review."),
};

export const BlockedInLatvianDark: Story = { args: NoBalance.args, globals: inLatvianDark };

const lost = "order.submit~create=vop.NMTC~name.confirm~code.submit~resend=net";
const none = "reconcile=none";
const unresolved = `${lost}~${none}~check.retry~${none}~check.retry~${none}~check.retry~${none}`;
const missing = `${unresolved}~check.retry~${none}`;
const doubt = "We do not know yet whether the payment was made. Do not send it again.";

export const UnknownChecking: Story = {
  args: { path: lost },
  play: says(
    "We are checking your payment",
    "We didn't receive an answer to your payment of €25.00 to LV97 HABA 0012 3456 7891 0.",
    doubt,
  ),
};

export const UnknownWaiting: Story = {
  args: { path: `${lost}~${none}` },
  play: async (context) => {
    await says(doubt, "Looking for it among your transactions…")(context);
    const said = context.canvas.getByRole("status");
    await expect(said).toHaveTextContent("Looking for it among your transactions…");
  },
};

export const CheckLost: Story = {
  args: { path: "order.submit~create=net" },
  play: says("Access error. The payment was not made. Check your connection and try again."),
};

export const CheckLostInLatvianDark: Story = { args: CheckLost.args, globals: inLatvianDark };

export const CheckNeverAnswered: Story = {
  args: { path: "order.submit~+requestTimeout" },
  play: says("We didn't get a clear answer. The payment was not made. Try again in a moment."),
};

export const CheckThatMayHavePaidLost: Story = {
  args: { input: "unchecked", path: "order.submit~create=net" },
  play: says(doubt),
};

export const UnknownUnresolved: Story = {
  args: { path: unresolved },
  play: async (context) => {
    await says(doubt, "We haven't found it so far. It may still appear.")(context);
    const { canvas } = context;
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "We haven't found it so far. It may still appear.",
    );
    await expect(canvas.queryByRole("button", { name: "Send again" })).toBeNull();
  },
};

export const UnknownMissing: Story = {
  args: { path: missing },
  play: async (context) => {
    await says(
      "The payment is not among your transactions, so most likely it was not made. Send it again only if you still want to pay.",
    )(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Send again" }));
    const question = await dialogAtRest();
    await expect(question).toHaveAccessibleName("Send it again?");
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole("button", { name: "Send again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "payment.sendAgain" });
  },
};

export const UnknownUnresolvedInLatvianDark: Story = { args: { path: unresolved }, globals: inLatvianDark };

export const UnknownMissingInLatvianDark: Story = { args: { path: missing }, globals: inLatvianDark };

export const UnknownAfterReload: Story = { args: { input: "pending" }, play: says(doubt) };

export const DeclinedAtOnce: Story = {
  args: { path: "order.submit~create=vop.NMTC~name.confirm~code.submit~resend=declined" },
  play: says("Payment Declined"),
};

export const FoundDeclined: Story = {
  args: { path: `${lost}~reconcile=declined` },
  play: says("Payment Declined"),
};

export const FoundFailedWithItsReason: Story = {
  args: { path: `${lost}~reconcile=error.text` },
  play: says("The account is closed"),
};

export const SavingTheTemplate: Story = {
  args: { path: "order.submit:template~create=accepted" },
  play: async (context) => {
    await sendButtonsFollow(context);
    await expect(context.canvas.getByLabelText("Amount")).toHaveAttribute("readonly");
    await expect(screen.getByRole("status")).toHaveTextContent("Saving the template…");
  },
};

const approved = "approved";
const toApprove = { input: approved, path: "order.submit~create=vop.MTCH" };
const toCode = { input: approved, path: `${toApprove.path}~name.confirm` };
const waiting = { input: approved, path: `${toCode.path}~code.submit~resend=waiting` };
const lostWaiting = `${toCode.path}~code.submit~resend=net`;

export const FormForApproval: Story = {
  args: { input: approved },
  parameters: { proves: ["2.10-7"] },
  play: async (context) => {
    await says("Waits for the approval of 2 other people")(context);
    const { canvas, userEvent } = context;
    const amount = canvas.getByLabelText("Amount");
    await userEvent.clear(amount);
    await userEvent.type(amount, "10");
    await expect(canvas.getByRole("button", { name: "Send €10.00" })).toBeVisible();
    await expect(canvas.queryByText(/Waits for the approval/)).toBeNull();
  },
};

export const ReviewForApproval: Story = {
  args: toApprove,
  parameters: { proves: ["2.10-7"] },
  play: says("Waits for the approval of 2 other people"),
};

export const ReviewOfAnotherNameForApproval: Story = {
  args: { input: approved, path: "order.submit~create=vop.NMTC" },
  globals: inLatvianDark,
};

export const CodeForApproval: Story = { args: toCode, play: says("Send for approval") };

/** It is not sent, and has no receipt. */
export const WaitingForApproval: Story = {
  args: waiting,
  parameters: { proves: ["2.10-7"] },
  play: async (context) => {
    await says("€25.00 to Jānis Kalniņš", "It will be paid once 2 other people have approved it.")(context);
    const { canvas } = context;
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Waiting for approval");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "See approvals" })).toBeVisible();
    await expect(screen.getByRole("status")).toHaveTextContent("Waiting for approval");
  },
};

export const WaitingForApprovalInLatvianDark: Story = { args: waiting, globals: inLatvianDark };

export const WaitingForApprovalInLatvianOnAPhone: Story = {
  args: waiting,
  globals: { locale: "lv", viewport: { value: "phone" } },
};

export const FoundWaitingForApproval: Story = {
  args: { input: approved, path: `${lostWaiting}~reconcile=waiting` },
  play: says("It will be paid once 2 other people have approved it."),
};

export const FoundNotApproved: Story = {
  args: { input: approved, path: `${lostWaiting}~reconcile=notApproved` },
  play: says("The payment wasn't approved, so it was not made."),
};

export const RepeatOfOneThatWaits: Story = {
  args: { input: approved, path: "order.submit~create=repeat.waiting" },
  play: says(
    "A payment of €25.00 to this account is waiting for approval already. Continue only if you want to make both.",
  ),
};
