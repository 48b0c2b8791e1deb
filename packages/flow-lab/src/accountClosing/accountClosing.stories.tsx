import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import AccountClosingHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, wordsOf } from "../stories/expectations";
import { accountClosingFlow } from "./accountClosing.flow";

const AccountClosingAt = atWay(accountClosingFlow, AccountClosingHost);

const meta = {
  title: "Flows/Account closing",
  component: AccountClosingAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(accountClosingFlow, args);
    await buttonsFollow(canvasElement, accountClosingFlow, snapshot, { "page.retry": t("app.retry") });
  },
} satisfies Meta<typeof AccountClosingAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const inLatvianDark = { locale: "lv", theme: "dark" };
const phone = { viewport: { value: "phone" } };
const free = { path: "readClosing=free" };
const reviewed = { path: "readClosing=free~payee.submit~checkPayee=matches" };

const asks: Story["play"] = async () => void (await dialogAtRest());

export const Loading: Story = {};
export const Failed: Story = { args: { path: "readClosing=net" } };

export const Blocked: Story = {
  args: { path: "readClosing=blocked" },
  parameters: { proves: ["2.12-51"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByRole("link", { name: "Payments on their way" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Set it up" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Check the name" })).toBeNull();
  },
};
export const BlockedInLatvianDark: Story = { args: { path: "readClosing=blocked" }, globals: inLatvianDark };

export const Free: Story = {
  args: free,
  parameters: { proves: ["2.12-51", "2.12-52"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText(/SIA Nams · €320.00/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Check the name" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "payee.submit",
      to: { name: "SIA Dzintara Krasts", account: "LV96AMBR0000000000002" },
    });
  },
};
export const FreeInLatvianDark: Story = { args: free, globals: inLatvianDark };
export const FreeOnAPhone: Story = { args: free, globals: phone };

/** The money goes to somebody else. */
export const ToAnother: Story = {
  args: free,
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("radio", { name: /Another account/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Check the name" }));
    await expect(canvas.getByRole("textbox", { name: /Payee's name/ })).toBeInvalid();
  },
};
export const Checking: Story = { args: { path: "readClosing=free~payee.submit" } };
export const Refused: Story = { args: { path: "readClosing=free~payee.submit~checkPayee=refused" } };
export const Changed: Story = {
  args: { path: "readClosing=free~payee.submit~checkPayee=changed~readClosing=free" },
};
export const Refreshing: Story = { args: { path: "readClosing=free~closing.refresh" } };
export const Reviewed: Story = { args: reviewed, play: asks };
export const ReviewedInLatvianDark: Story = { args: reviewed, globals: inLatvianDark, play: asks };
export const ReviewedOnAPhone: Story = { args: reviewed, globals: phone, play: asks };
export const OtherName: Story = {
  args: { path: "readClosing=free~payee.submit~checkPayee=other" },
  play: asks,
};
export const Closing: Story = {
  args: { path: `${reviewed.path}~review.confirm` },
  play: asks,
};
export const NotClosed: Story = {
  args: { path: `${reviewed.path}~review.confirm~closeAccount=net~readClosing=free` },
  play: asks,
};
export const AnswerLost: Story = {
  args: { path: `${reviewed.path}~review.confirm~closeAccount=net~readClosing=closed` },
};
export const Empty: Story = { args: { path: "readClosing=empty" } };
export const Closed: Story = {
  args: { path: "readClosing=closed" },
  parameters: { proves: ["2.12-56"] },
};
export const ClosedInLatvianDark: Story = { args: { path: "readClosing=closed" }, globals: inLatvianDark };
export const ClosedOnAPhone: Story = { args: { path: "readClosing=closed" }, globals: phone };
export const MoneyCameBack: Story = {
  args: { path: "readClosing=back" },
  parameters: { proves: ["2.12-55"] },
};
