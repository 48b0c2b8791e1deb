import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import PlansHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, wordsOf } from "../stories/expectations";
import { plansFlow } from "./plans.flow";

const PlansAt = atWay(plansFlow, PlansHost);

const meta = {
  title: "Flows/Upcoming payments",
  component: PlansAt,
  tags: ["screen"],
  args: {
    ...{ input: "opened", path: "", openId: null },
    ...{ send: fn(), onOpen: fn((_, event) => event.preventDefault()), onClose: fn(), onEdit: fn() },
  },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(plansFlow, args);
    await buttonsFollow(canvasElement, plansFlow, snapshot, { "list.retry": t("app.retry") });
  },
} satisfies Meta<typeof PlansAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<typeof meta.play>[0];

const inLatvianDark = { locale: "lv", theme: "dark" };
const listed = { path: "readPlans=ok" };

export const Loading: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText("Loading the upcoming payments…")).toBeInTheDocument();
  },
};

export const List: Story = {
  args: listed,
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const rows = canvas.getAllByRole("listitem");
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent(/25 Nov.*Latvenergo AS.*Once.*88\.40/);
    await expect(rows[1]).toHaveTextContent(/27 Nov.*Tele2 SIA.*Direct debit.*24\.90/);
    await expect(rows[2]).toHaveTextContent(/1 Dec.*Zaļā skola.*Every month.*180\.00/);
    await expect(rows[3]).toHaveTextContent(/Anna Liepiņa.*Paused/);
    await userEvent.click(canvas.getByRole("link", { name: "Zaļā skola" }));
    await expect(args.onOpen).toHaveBeenCalledWith("plan-rent", expect.anything());
  },
};
export const ListInLatvianDark: Story = { args: listed, globals: inLatvianDark };
export const ListOnAPhone: Story = {
  args: { path: "readPlans=troubled" },
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await meta.play(context);
    const rows = context.canvas.getAllByRole("listitem");
    await expect(rows[0]).toHaveTextContent("Couldn't be paid yet");
    await expect(rows[1]).toHaveTextContent("Waits for your decision");
    await expect(rows[2]).toHaveTextContent("Wasn't paid last time");
  },
};

/** The payments of a month by day, and those of one day. */
export const ByDay: Story = {
  args: listed,
  parameters: { proves: ["2.10-14"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent } = context;
    const month = canvas.getByRole("table", { name: "November 2026" });
    await expect(
      within(month)
        .getAllByRole("link")
        .map((day) => day.getAttribute("aria-label")),
    ).toEqual(["25 November: 1 payment, €88.40", "27 November: 1 payment, €24.90"]);
    await expect(canvas.getByText("€113.30 leaves the account")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next month" }));
    await userEvent.click(canvas.getByRole("button", { name: "Next month" }));
    await userEvent.click(canvas.getByRole("link", { name: "4 January 2027: 1 payment, €180.00" }));
    await expect(canvas.getByRole("heading", { level: 2, name: "4 January 2027" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    await expect(canvas.getByRole("listitem")).toHaveTextContent(/4 Jan.*Zaļā skola/);
    await userEvent.click(canvas.getByRole("link", { name: "Show all" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};

export const Empty: Story = {
  args: { path: "readPlans=none" },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByRole("heading", { name: "Nothing is planned" })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Plan a payment" })).toHaveLength(1);
  },
};

export const Failed: Story = {
  args: { path: "readPlans=net" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "list.retry" });
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** The dialog, whose buttons of changes can be pressed when the machine takes a change. */
async function opened(
  { args, globals }: Pick<Context, "args" | "globals">,
  act: "plans.skip" | "plans.stop",
) {
  const dialog = await dialogAtRest();
  const buttons = { "plan.change": wordsOf(globals)(act) };
  await buttonsFollow(dialog, plansFlow, snapshotAt(plansFlow, args), buttons);
  return within(dialog);
}

export const Open: Story = {
  args: { ...listed, openId: "plan-rent" },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await opened(context, "plans.skip");
    await expect(screen.getByRole("dialog")).toHaveAccessibleName("€180.00 to Zaļā skola");
    await expect(dialog.getByText("1 December 2026")).toBeVisible();
    await expect(dialog.getByText("4 January 2027, 1 February 2027, 1 March 2027")).toBeVisible();
    for (const [name, act] of [
      ["Skip once", "skip"],
      ["Pause", "pause"],
      ["Stop", "stop"],
    ] as const) {
      await userEvent.click(dialog.getByRole("button", { name }));
      const change = { id: "plan-rent", act, day: "2026-12-01" };
      await expect(args.send).toHaveBeenLastCalledWith({ type: "plan.change", change });
    }
    await userEvent.click(dialog.getByRole("button", { name: "Change" }));
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: "plan-rent" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OpenInLatvianDarkOnAPhone: Story = {
  args: { ...listed, openId: "plan-rent" },
  globals: { ...inLatvianDark, viewport: { value: "phone" } },
  play: async (context) => void (await opened(context, "plans.skip")),
};

/** The only payment of its plan: there is no other to skip to. */
export const OpenOnce: Story = {
  args: { ...listed, openId: "plan-power" },
  play: async (context) => {
    const dialog = await opened(context, "plans.stop");
    await expect(dialog.queryByRole("button", { name: "Skip once" })).toBeNull();
    await expect(dialog.queryByText("Then")).toBeNull();
  },
};

export const Held: Story = {
  args: { path: "readPlans=troubled", openId: "plan-held" },
  play: async (context) => {
    const dialog = await opened(context, "plans.stop");
    await expect(dialog.getByText(/another name now\. ?Ask the payee/)).toBeVisible();
    for (const name of ["Pause", "Resume", "Skip once"])
      await expect(dialog.queryByRole("button", { name })).toBeNull();
    await expect(dialog.getByRole("button", { name: "Change" })).toBeVisible();
  },
};

export const WaitsForMoney: Story = {
  args: { path: "readPlans=troubled", openId: "plan-rent" },
  play: async (context) => {
    const dialog = await opened(context, "plans.skip");
    await expect(dialog.getByText(/balance was too low\. We'll try again: 21 November 2026/)).toBeVisible();
  },
};

export const Paused: Story = {
  args: { ...listed, openId: "plan-savings" },
  play: async (context) => {
    const dialog = await opened(context, "plans.skip");
    await context.userEvent.click(dialog.getByRole("button", { name: "Resume" }));
    const change = { id: "plan-savings", act: "resume", day: "2026-12-01" };
    await expect(context.args.send).toHaveBeenCalledWith({ type: "plan.change", change });
    await expect(dialog.getByText("Every month until 1 June 2027")).toBeVisible();
  },
};

export const Changing: Story = {
  args: { path: "readPlans=ok~plan.change:skip", openId: "plan-rent" },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await opened(context, "plans.skip");
    await userEvent.click(dialog.getByRole("button", { name: "Change" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.send).not.toHaveBeenCalled();
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ChangeRefused: Story = {
  args: { path: "readPlans=ok~plan.change:skip~changePlan=refused~readPlans=ok", openId: "plan-rent" },
  play: async (context) => {
    const dialog = await opened(context, "plans.skip");
    await expect(dialog.getByRole("alert")).toHaveTextContent("made or skipped meanwhile");
  },
};

/** What could not be changed is no longer there. */
export const RefusedAndGone: Story = {
  args: { path: "readPlans=ok~plan.change:skip~changePlan=refused~readPlans=none", openId: "plan-rent" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("made or skipped meanwhile");
  },
};

async function asked({ args, globals }: Pick<Context, "args" | "globals">) {
  const t = wordsOf(globals);
  const dialog = await dialogAtRest();
  await buttonsFollow(dialog, plansFlow, snapshotAt(plansFlow, args), {
    "stop.confirm": t("plans.stop"),
    "stop.cancel": t("app.cancel"),
  });
  return dialog;
}

export const StopAsked: Story = {
  args: { path: "readPlans=ok~plan.change:stop", openId: "plan-rent" },
  play: async (context) => {
    const dialog = await asked(context);
    await expect(dialog).toHaveAccessibleName("Stop this payment?");
    await expect(dialog).toHaveTextContent("€180.00 to Zaļā skola won't be paid any more.");
    await context.userEvent.click(within(dialog).getByRole("button", { name: "Stop" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "stop.confirm" });
  },
};
export const StopAskedInLatvianDark: Story = {
  args: { path: "readPlans=ok~plan.change:stop", openId: "plan-rent" },
  globals: inLatvianDark,
  play: async (context) => void (await asked(context)),
};

/** Back and another address do not change what is asked about. */
export const StopAskedBesideAnotherAddress: Story = {
  args: { path: "readPlans=ok~plan.change:stop", openId: "plan-power" },
  play: async (context) => {
    const dialog = await asked(context);
    await expect(dialog).toHaveTextContent("€180.00 to Zaļā skola");
    await expect(dialog).not.toHaveTextContent("Latvenergo");
  },
};

export const Stopping: Story = {
  args: { path: "readPlans=ok~plan.change:stop~stop.confirm", openId: "plan-rent" },
  play: async (context) => void (await asked(context)),
};
export const NotStopped: Story = {
  args: { path: "readPlans=ok~plan.change:stop~stop.confirm~changePlan=500", openId: "plan-rent" },
  play: async (context) => {
    const dialog = await asked(context);
    await expect(within(dialog).getByRole("alert")).toBeVisible();
  },
};
