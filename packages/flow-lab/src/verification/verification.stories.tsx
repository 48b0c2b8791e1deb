import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import VerificationHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { verificationFlow } from "./verification.flow";

const VerificationAt = atWay(verificationFlow, VerificationHost);

const meta = {
  title: "Flows/Verification",
  component: VerificationAt,
  tags: ["screen"],
  args: { input: "asked", path: "", send: fn(), behind: null },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName(t("verification.title"));
    await buttonsFollow(dialog, verificationFlow, snapshotAt(verificationFlow, args), {
      "verification.retry": t("app.retry"),
      "countdown.stop": t("verification.keepOpen"),
      "status.retry": t("verification.checkAgain"),
      "dialog.close": t("app.close"),
    });
  },
} satisfies Meta<typeof VerificationAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const says =
  (text: string): Play =>
  async (context) => {
    await meta.play(context);
    await expect(screen.getAllByText(text)[0]).toBeVisible();
  };

/** Spoken once: by the one live region, and by no alert beside it. */
const spoken =
  (text: string): Play =>
  async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("status")).toHaveTextContent(text);
    await expect(screen.queryByRole("alert")).toBeNull();
  };

const inLatvianDark = { locale: "lv", theme: "dark" };
const shown = "fetchToken=ok~widget.ready";

export const FetchingToken: Story = { play: says("Opening the identity check…") };
export const WidgetLoading: Story = {
  args: { path: "fetchToken=ok" },
  play: says("Opening the identity check…"),
};
export const WidgetLoadingInLatvianDark: Story = { args: WidgetLoading.args, globals: inLatvianDark };

export const WidgetShown: Story = {
  args: { path: shown },
  play: spoken("The identity check is open."),
};
export const RenewingTheToken: Story = { args: { path: `${shown}~widget.tokenExpired` } };

export const TokenNotRenewed: Story = {
  args: { path: `${shown}~widget.tokenExpired~renewToken=net` },
  play: async (context) => {
    await spoken("What you have done so far is kept: try again.")(context);
    await focusIsOn("Try again");
  },
};
export const TokenNotRenewedInLatvianDark: Story = { args: TokenNotRenewed.args, globals: inLatvianDark };

export const TokenError: Story = {
  args: { path: "fetchToken=net" },
  play: async (context) => {
    await spoken("This window closes in 8 seconds.")(context);
    await focusIsOn("Try again");
    await expect(screen.getByText("This window closes in 8 s.")).toBeVisible();
    await context.userEvent.click(screen.getByRole("button", { name: "Keep it open" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "countdown.stop" });
  },
};
export const TokenErrorHalfway: Story = {
  args: { path: "fetchToken=net~+second~+second~+second~+second" },
  play: says("This window closes in 4 s."),
};
export const TokenErrorInLatvianDark: Story = { args: TokenError.args, globals: inLatvianDark };
export const TokenErrorHeld: Story = {
  args: { path: "fetchToken=500~countdown.stop" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Try again");
    await expect(screen.queryByText(/closes in/)).toBeNull();
  },
};

export const WidgetError: Story = {
  args: { path: "fetchToken=ok~+widgetLoad" },
  play: async (context) => {
    await spoken("The identity check couldn't be shown.")(context);
    await focusIsOn("Try again");
    await context.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(context.args.send).toHaveBeenCalledWith({ type: "dialog.close" }));
  },
};

const submitted = `${shown}~widget.submitted`;

export const Submitted: Story = {
  args: { path: submitted },
  play: spoken("Your documents have been submitted. One moment"),
};
export const WaitingForTheStatus: Story = {
  args: { path: `${submitted}~readStatus=none` },
  play: says("Your documents have been submitted. One moment, we are making sure that the check has begun…"),
};
export const TakingLonger: Story = {
  args: { path: `${submitted}~+patience` },
  play: async (context) => {
    await spoken("You can close this window: the status will update automatically.")(context);
    await focusIsOn("Close");
  },
};
export const TakingLongerInLatvianDark: Story = { args: TakingLonger.args, globals: inLatvianDark };
