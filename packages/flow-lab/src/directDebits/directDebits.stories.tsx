import { money } from "@amberline/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import DirectDebitsHost from "./Host";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { directDebitsFlow } from "./directDebits.flow";

const DirectDebitsAt = atWay(directDebitsFlow, DirectDebitsHost);

const meta = {
  title: "Flows/Direct debits",
  component: DirectDebitsAt,
  tags: ["screen"],
  args: {
    ...{ input: "opened", path: "", open: null },
    ...{ send: fn(), onOpen: fn((_, event) => event.preventDefault()), onClose: fn() },
  },
  parameters: { proves: ["2.10-12"] },
  play: async ({ args, globals, canvasElement }) => {
    const buttons = { "list.retry": wordsOf(globals)("app.retry") };
    await buttonsFollow(canvasElement, directDebitsFlow, snapshotAt(directDebitsFlow, args), buttons);
  },
} satisfies Meta<typeof DirectDebitsAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<typeof meta.play>[0];

const inLatvianDark = { locale: "lv", theme: "dark" };
const onAPhone = { viewport: { value: "phone" } };
const listed = { path: "readDebits=ok" };

export const Loading: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText("Loading direct debits…")).toBeInTheDocument();
  },
};

export const List: Story = {
  args: listed,
  parameters: { proves: ["2.10-12", "2.10-13"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const rowsOf = (name: string) => within(canvas.getByRole("region", { name })).getAllByRole("listitem");
    const [asked] = rowsOf("Waiting for your answer");
    await expect(asked).toHaveTextContent(/Lemon Gym Latvija.*Wants to collect from this account/);
    const coming = rowsOf("To come");
    await expect(coming[0]).toHaveTextContent(/25 Nov.*Latvenergo AS.*Rēķins 2026\/11.*€42\.18/);
    await expect(coming[1]).toHaveTextContent(/27 Nov.*Will be refused\. You have not allowed it yet\./);
    const creditors = rowsOf("Creditors");
    await expect(creditors[1]).toHaveTextContent("Up to €60.00, at most once a monthAllowed");
    await expect(creditors[3]).toHaveTextContent(/Žurnāls IR.*at most once a year.*Blocked/);
    const past = rowsOf("Until now");
    await expect(past[0]).toHaveTextContent("Paid back on request until 11 January 2027");
    await expect(past[1]).toHaveTextContent("Refused. You have blocked this creditor.");
    await expect(past[2]).toHaveTextContent("Paid back");
    await expect(canvas.getAllByRole("button", { name: /^Get money back/ })).toHaveLength(1);

    await userEvent.click(canvas.getByRole("button", { name: "Allow Lemon Gym Latvija" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "limit.ask", id: "mandate-gym", act: "allow" });
    await userEvent.click(canvas.getByRole("button", { name: "Block Lemon Gym Latvija" }));
    const block = { type: "mandate.change", id: "mandate-gym", act: "block" };
    await expect(args.send).toHaveBeenLastCalledWith(block);
    await userEvent.click(canvas.getByRole("button", { name: "Refuse Latvenergo AS" }));
    const refuse = { type: "collection.change", id: "collection-power", act: "refuse" };
    await expect(args.send).toHaveBeenLastCalledWith(refuse);
    await userEvent.click(canvas.getByRole("button", { name: "Get money back from Tele2 SIA" }));
    const refund = { type: "collection.change", id: "collection-phone", act: "refund" };
    await expect(args.send).toHaveBeenLastCalledWith(refund);
    await userEvent.click(within(creditors[1]!).getByRole("link"));
    const power = { of: "mandate", id: "mandate-power" };
    await expect(args.onOpen).toHaveBeenLastCalledWith(power, expect.anything());
  },
};
export const ListInLatvianDark: Story = { args: listed, globals: inLatvianDark };
export const ListOnAPhone: Story = { args: listed, globals: { ...onAPhone, locale: "lv" } };

/** Everything is seen, and nothing can be done. */
export const Onlooker: Story = {
  args: { ...listed, input: "onlooker" },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByText("Only those I allow")).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Nobody: Story = {
  args: { path: "readDebits=none" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("heading", { name: "Nobody collects money" })).toBeVisible();
    await expect(context.canvas.getByRole("radio", { name: "Everyone with a mandate" })).toBeChecked();
  },
};

export const AllRevoked: Story = {
  args: { path: "readDebits=over" },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByText("Nobody has announced a direct debit.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^(Refuse|Get money back)/ })).toBeNull();
  },
};

export const Failed: Story = {
  args: { path: "readDebits=net" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "list.retry" });
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** What is chosen holds once it is saved. */
export const Rule: Story = {
  args: listed,
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    const rule = within(canvas.getByRole("region", { name: "Who may collect" }));
    await expect(rule.queryByRole("button")).toBeNull();
    await userEvent.click(rule.getByRole("radio", { name: "Everyone with a mandate" }));
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(rule.getByRole("button", { name: "Cancel" }));
    await expect(rule.getByRole("radio", { name: "Only those I allow" })).toBeChecked();
    await userEvent.click(rule.getByRole("radio", { name: "Nobody" }));
    await userEvent.click(rule.getByRole("button", { name: "Save" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "rule.change", rule: "none" });
  },
};
export const RuleNotSaved: Story = {
  args: { path: "readDebits=ok~rule.change~saveRule=net" },
  play: async (context) => {
    await meta.play(context);
    const rule = within(context.canvas.getByRole("region", { name: "Who may collect" }));
    await expect(rule.getByRole("alert")).toBeVisible();
  },
};

/** Named by its creditor, with what the machine takes as buttons. */
async function opened({ args }: Pick<Context, "args">, name: string) {
  const dialog = await dialogAtRest();
  await expect(dialog).toHaveAccessibleName(name);
  await expect(args.send).not.toHaveBeenCalled();
  return within(dialog);
}

export const Mandate: Story = {
  args: { ...listed, open: { of: "mandate", id: "mandate-power" } },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await opened(context, "Latvenergo AS");
    await expect(dialog.getByText("SEPA direct debit Core")).toBeVisible();
    await expect(dialog.getByText("ELEKTRUM-0093127")).toBeVisible();
    await expect(dialog.getByText("3 March 2025")).toBeVisible();
    await expect(dialog.getAllByRole("listitem")).toHaveLength(2);
    for (const [name, event] of [
      ["Change limit", { type: "limit.ask", id: "mandate-power", act: "limit" }],
      ["Block", { type: "mandate.change", id: "mandate-power", act: "block" }],
      ["Revoke", { type: "mandate.change", id: "mandate-power", act: "revoke" }],
    ] as const) {
      await userEvent.click(dialog.getByRole("button", { name }));
      await expect(args.send).toHaveBeenLastCalledWith(event);
    }
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const MandateInLatvianDarkOnAPhone: Story = {
  args: Mandate.args,
  globals: { ...inLatvianDark, ...onAPhone },
  play: async (context) => void (await opened(context, "Latvenergo AS")),
};
export const NewMandate: Story = {
  args: { ...listed, open: { of: "mandate", id: "mandate-gym" } },
  play: async (context) => {
    const dialog = await opened(context, "Lemon Gym Latvija");
    await expect(dialog.getByRole("button", { name: "Allow" })).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Change limit" })).toBeNull();
  },
};
export const MandateBetweenCompanies: Story = {
  args: { ...listed, open: { of: "mandate", id: "mandate-leasing" } },
  play: async (context) => {
    const dialog = await opened(context, "Citadele Leasing");
    await expect(dialog.getByText(/never paid back, so nothing is collected before/)).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Get money back" })).toBeNull();
  },
};
export const EndedMandate: Story = {
  args: { ...listed, open: { of: "mandate", id: "mandate-music" } },
  play: async (context) => {
    const dialog = await opened(context, "Spotify AB");
    await expect(dialog.getAllByRole("button")).toHaveLength(1);
  },
};

/** By the transaction it was collected with. */
export const Collection: Story = {
  args: { ...listed, open: { of: "payment", id: "debit-phone" } },
  parameters: { proves: ["2.10-13"] },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await opened(context, "Tele2 SIA");
    await expect(dialog.getByText("€18.99")).toBeVisible();
    await expect(dialog.getByText("11 January 2027")).toBeVisible();
    await userEvent.click(dialog.getByRole("link", { name: "T2-5512094" }));
    const mandate = { of: "mandate", id: "mandate-phone" };
    await expect(args.onOpen).toHaveBeenLastCalledWith(mandate, expect.anything());
    await userEvent.click(dialog.getByRole("button", { name: "Get money back" }));
    const refund = { type: "collection.change", id: "collection-phone", act: "refund" };
    await expect(args.send).toHaveBeenLastCalledWith(refund);
  },
};
export const ComingCollection: Story = {
  args: { ...listed, open: { of: "collection", id: "collection-gym" } },
  parameters: { proves: ["2.10-13"] },
  play: async (context) => {
    const dialog = await opened(context, "Lemon Gym Latvija");
    await expect(dialog.getByText("Will be refused. You have not allowed it yet.")).toBeVisible();
    await expect(dialog.getByText("27 November 2026 at 00:00")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Refuse" })).toBeVisible();
  },
};
export const RefusedCollectionInLatvianDark: Story = {
  args: { ...listed, open: { of: "collection", id: "collection-magazine" } },
  globals: inLatvianDark,
  play: async (context) => void (await opened(context, "Žurnāls IR")),
};
export const NoMoneyBackBetweenCompanies: Story = {
  args: { ...listed, open: { of: "payment", id: "debit-leasing" } },
  parameters: { proves: ["2.10-13"] },
  play: async (context) => {
    const dialog = await opened(context, "Citadele Leasing");
    await expect(dialog.getByText("What was collected between companies is not paid back.")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Get money back" })).toBeNull();
  },
};

const limiting = { path: "readDebits=ok~limit.ask" };

async function formOf({ args, globals }: Pick<Context, "args" | "globals">, save: string) {
  const dialog = await dialogAtRest();
  const buttons = { "form.submit": save, "dialog.cancel": wordsOf(globals)("app.cancel") };
  await buttonsFollow(dialog, directDebitsFlow, snapshotAt(directDebitsFlow, args), buttons);
  return within(dialog);
}

export const Limit: Story = {
  args: limiting,
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await formOf(context, "Save limit");
    const amount = dialog.getByLabelText("At most, each time");
    await expect(amount).toHaveValue("60.00");
    await userEvent.clear(amount);
    await userEvent.type(amount, "0");
    await userEvent.click(dialog.getByRole("button", { name: "Save limit" }));
    await focusIsOn("At most, each time");
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, "40");
    await userEvent.click(dialog.getByRole("button", { name: "Save limit" }));
    const limit = { amount: money(4_000, "EUR"), every: "month" };
    await expect(args.send).toHaveBeenLastCalledWith({ type: "form.submit", limit });
    await userEvent.clear(amount);
    await userEvent.click(dialog.getByRole("button", { name: /How often/ }));
    await userEvent.click(screen.getByRole("option", { name: "At most once a year" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save limit" }));
    const yearly = { amount: null, every: "year" };
    await expect(args.send).toHaveBeenLastCalledWith({ type: "form.submit", limit: yearly });
  },
};
export const LimitInLatvianDarkOnAPhone: Story = {
  args: limiting,
  globals: { ...inLatvianDark, ...onAPhone },
  play: async (context) => void (await formOf(context, "Saglabāt limitu")),
};
export const Allow: Story = {
  args: { path: "readDebits=ok~limit.ask:allow" },
  play: async (context) => {
    const dialog = await formOf(context, "Allow");
    await expect(dialog.getByText(/You can change it at any time/)).toBeVisible();
  },
};
export const LimitBeingSaved: Story = {
  args: { path: "readDebits=ok~limit.ask~form.submit" },
  play: async (context) => void (await formOf(context, "Save limit")),
};
export const LimitRefused: Story = {
  args: { path: "readDebits=ok~limit.ask~form.submit~changeMandate=refused~readDebits=ok" },
  play: async (context) => {
    const dialog = await formOf(context, "Save limit");
    await expect(dialog.getByRole("alert")).toHaveTextContent("This mandate has ended.");
  },
};

/** The mandate that was to be limited can't be any more. */
export const LimitRefusedForGood: Story = {
  args: { path: "readDebits=ok~limit.ask~form.submit~changeMandate=refused~readDebits=over" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("This mandate has ended.");
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

async function asked({ args, globals }: Pick<Context, "args" | "globals">, confirm: string) {
  const dialog = await dialogAtRest();
  const buttons = { "change.confirm": confirm, "dialog.cancel": wordsOf(globals)("app.cancel") };
  await buttonsFollow(dialog, directDebitsFlow, snapshotAt(directDebitsFlow, args), buttons);
  return dialog;
}

export const RevokeAsked: Story = {
  args: { path: "readDebits=ok~mandate.change:revoke" },
  play: async (context) => {
    const dialog = await asked(context, "Revoke");
    await expect(dialog).toHaveAccessibleName("Revoke the mandate of Latvenergo AS?");
    await context.userEvent.click(within(dialog).getByRole("button", { name: "Revoke" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "change.confirm" });
  },
};
export const RefuseAskedInLatvianDark: Story = {
  args: { path: "readDebits=ok~collection.change:refuse" },
  parameters: { proves: ["2.10-13"] },
  globals: inLatvianDark,
  play: async (context) => void (await asked(context, "Noraidīt")),
};
export const RefundAsked: Story = {
  args: { path: "readDebits=ok~collection.change:refund" },
  parameters: { proves: ["2.10-13"] },
  play: async (context) => {
    const dialog = await asked(context, "Get money back");
    await expect(dialog).toHaveTextContent("Tele2 SIA collected €18.99. The money comes back");
  },
};
export const PayingBack: Story = {
  args: { path: "readDebits=ok~collection.change:refund~change.confirm" },
  play: async (context) => void (await asked(context, "Get money back")),
};
export const NotPaidBack: Story = {
  args: { path: "readDebits=ok~collection.change:refund~change.confirm~changeCollection=500" },
  play: async (context) => {
    const dialog = await asked(context, "Get money back");
    await expect(within(dialog).getByRole("alert")).toBeVisible();
  },
};
export const TooLateToRefuse: Story = {
  args: {
    path: "readDebits=ok~collection.change:refuse~change.confirm~changeCollection=refused~readDebits=over",
  },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("It is too late to refuse");
  },
};

export const Blocking: Story = {
  args: { path: "readDebits=ok~mandate.change:block", open: { of: "mandate", id: "mandate-power" } },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await opened(context, "Latvenergo AS");
    await expect(dialog.getByRole("button", { name: "Block" })).toHaveAttribute("aria-busy", "true");
    await userEvent.click(dialog.getByRole("button", { name: "Change limit" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.send).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const BlockRefused: Story = {
  args: {
    path: "readDebits=ok~mandate.change:block~changeMandate=refused~readDebits=ok",
    open: { of: "mandate", id: "mandate-power" },
  },
  play: async (context) => {
    const dialog = await opened(context, "Latvenergo AS");
    await expect(dialog.getByRole("alert")).toHaveTextContent("This mandate has ended.");
  },
};
