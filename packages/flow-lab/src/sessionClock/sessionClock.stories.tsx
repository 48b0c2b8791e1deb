import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import SessionClockHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { LiveSession } from "./LiveSession";
import { inPageOf } from "../stories/page";
import { sessionClockFlow } from "./sessionClock.flow";

const warningWords = (t: ReturnType<typeof wordsOf>) => ({
  "session.extend": t("session.extend"),
  "session.signOut": t("session.signOut"),
});

const SessionAt = atWay(sessionClockFlow, SessionClockHost);

const meta = {
  title: "Flows/Session",
  component: SessionAt,
  tags: ["screen"],
  args: { input: "signedIn", path: "", send: fn(), behind: null },
  play: async ({ args, globals }) => {
    const snapshot = snapshotAt(sessionClockFlow, args);
    const t = wordsOf(globals);
    const isWarning = snapshot.matches({ active: "warning" });
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAttribute("role", "alertdialog");
    await buttonsFollow(
      dialog,
      sessionClockFlow,
      snapshot,
      isWarning ? warningWords(t) : { "dialog.close": t("app.close") },
    );
    await focusIsOn(t(isWarning ? "session.extend" : "app.close"));
  },
} satisfies Meta<typeof SessionAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const says =
  (...texts: (string | RegExp)[]): Play =>
  async (context) => {
    await meta.play(context);
    const dialog = await dialogAtRest();
    for (const text of texts) await expect(dialog).toHaveTextContent(text);
  };

const inLatvianDark = { locale: "lv", theme: "dark" };

export const Warning: Story = {
  args: { path: "tick.9:00" },
  play: async (context) => {
    await says("Your session is about to end", "in 60 seconds")(context);
    const { userEvent, args } = context;
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/in 60 seconds/);
    await expect(screen.getByRole("status")).toHaveTextContent("");
    await userEvent.keyboard("{Escape}");
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Extend" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "session.extend" });
    await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "session.signOut" });
  },
};

export const WarningInDark: Story = { args: Warning.args, globals: { theme: "dark" } };

export const WarningInLatvian: Story = {
  args: { path: "tick.9:18" },
  globals: { locale: "lv" },
  play: says("Sesija drīz beigsies", "Pēc 42 sekundēm"),
};

export const WarningInLatvianDark: Story = { args: WarningInLatvian.args, globals: inLatvianDark };

export const ThirtySeconds: Story = {
  args: { path: "tick.9:00~tick.9:30" },
  play: async (context) => {
    await says("in 30 seconds")(context);
    await expect(screen.getByRole("status")).toHaveTextContent("30 seconds left");
  },
};

export const TenSeconds: Story = {
  args: { path: "tick.9:00~tick.9:30~tick.9:50" },
  play: async (context) => {
    await says("in 10 seconds")(context);
    await expect(screen.getByRole("status")).toHaveTextContent("10 seconds left");
  },
};

export const AfterAReload: Story = {
  args: { input: "reloaded.9:30" },
  play: says("in 30 seconds"),
};

export const Extending: Story = {
  args: { path: "tick.9:00~session.extend" },
  play: async (context) => {
    await says("in 60 seconds")(context);
    await expect(screen.getByRole("status")).toHaveTextContent("Extending…");
    await expect(screen.getByRole("button", { name: /Extend/ })).toHaveAttribute("aria-busy", "true");
  },
};

export const ExtendingInDark: Story = { args: Extending.args, globals: { theme: "dark" } };
export const ExtendingInLatvian: Story = { args: Extending.args, globals: { locale: "lv" } };
export const ExtendingInLatvianDark: Story = { args: Extending.args, globals: inLatvianDark };

export const ExtendingFailed: Story = {
  args: { path: "tick.9:00~session.extend~renew=net" },
  play: says("in 60 seconds"),
};

export const Extended: Story = {
  args: { path: "tick.9:00~session.extend~renew=ok" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("status")).toHaveTextContent("Your session has been extended.");
    await expect(screen.queryByText(/seconds/)).toBeNull();
  },
};

export const ExtendedInDark: Story = { args: Extended.args, globals: { theme: "dark" } };
export const ExtendedInLatvian: Story = { args: Extended.args, globals: { locale: "lv" } };
export const ExtendedInLatvianDark: Story = { args: Extended.args, globals: inLatvianDark };

export const Ending: Story = {
  args: { path: "tick.10:00" },
  play: says("Your session has ended", "Your time has run out"),
};

export const EndingInDark: Story = { args: Ending.args, globals: { theme: "dark" } };
export const EndingInLatvian: Story = { args: Ending.args, globals: { locale: "lv" } };
export const EndingInLatvianDark: Story = { args: Ending.args, globals: inLatvianDark };
export const EndedByTime: Story = {
  args: { path: "tick.10:00~end=ok" },
  play: async (context) => {
    await says("Your session has ended", "Your time has run out")(context);
    await context.userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(context.args.send).toHaveBeenLastCalledWith({ type: "dialog.close" });
  },
};

export const EndedByTimeInDark: Story = { args: EndedByTime.args, globals: { theme: "dark" } };
export const EndedByTimeInLatvian: Story = { args: EndedByTime.args, globals: { locale: "lv" } };
export const EndedByTimeInLatvianDark: Story = { args: EndedByTime.args, globals: inLatvianDark };

export const Expired: Story = {
  args: { path: "session.ended:expired" },
  play: says("Session is expired."),
};

export const ExpiredInDark: Story = { args: Expired.args, globals: { theme: "dark" } };
export const ExpiredInLatvian: Story = { args: Expired.args, globals: { locale: "lv" } };
export const ExpiredInLatvianDark: Story = { args: Expired.args, globals: inLatvianDark };

export const SignedOutElsewhere: Story = {
  args: { path: "session.ended:elsewhere" },
  play: says("You signed out in another tab or window."),
};

export const SignedOutElsewhereInDark: Story = { args: SignedOutElsewhere.args, globals: { theme: "dark" } };
export const SignedOutElsewhereInLatvian: Story = {
  args: SignedOutElsewhere.args,
  globals: { locale: "lv" },
};
export const SignedOutElsewhereInLatvianDark: Story = {
  args: SignedOutElsewhere.args,
  globals: inLatvianDark,
};

/** The running clock, started at 9:45 of ten minutes. The first Extend fails, the next succeed. */
export const Live: Story = {
  decorators: [inPageOf(560)],
  parameters: { controls: { disable: true } },
  render: () => <LiveSession answerAfter={400} />,
  play: async ({ userEvent }) => {
    const dialog = within(await dialogAtRest());
    await userEvent.click(dialog.getByRole("button", { name: "Extend" }));
    await screen.findByText("Something went wrong. Your session was not extended.", {}, { timeout: 3_000 });
    await userEvent.click(dialog.getByRole("button", { name: "Extend" }));
    await dialog.findByText("Your session has been extended.", {}, { timeout: 3_000 });
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), { timeout: 3_000 });
  },
};
