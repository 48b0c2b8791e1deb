import type { SentCode } from "@amberline/api/client";
import { ConsentProvider } from "@amberline/flows/consent";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import ApprovalsHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { consentBy } from "../stories/consentBy";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { approvalsFlow } from "./approvals.flow";

const ApprovalsAt = atWay(approvalsFlow, ApprovalsHost);

const meta = {
  title: "Flows/Approvals",
  component: ApprovalsAt,
  tags: ["screen"],
  args: {
    ...{ input: "opened", path: "", openId: null },
    ...{
      send: fn(),
      onOpen: fn((_, event) => event.preventDefault()),
      onClose: fn(),
      onFollow: fn((_, event) => event.preventDefault()),
    },
  },
  play: async ({ args, globals, canvasElement }) => {
    const snapshot = snapshotAt(approvalsFlow, args);
    const buttons = { "list.retry": wordsOf(globals)("app.retry") };
    await buttonsFollow(canvasElement, approvalsFlow, snapshot, buttons);
  },
} satisfies Meta<typeof ApprovalsAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<typeof meta.play>[0];

const inLatvianDark = { locale: "lv", theme: "dark" };
const onAPhone = { viewport: { value: "phone" } };
const listed = { path: "readApprovals=ok" };
const selected = { path: "readApprovals=ok~selection.change" };
const confirming = { path: `${selected.path}~approval.ask` };

const rowsOf = ({ canvas }: Pick<Context, "canvas">) => canvas.getAllByRole("row").slice(1);

export const Loading: Story = {
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByText("Loading the approvals…")).toBeInTheDocument();
    // Known before the list is, so that the tabs keep their places.
    await expect(canvas.getByRole("tab", { name: "Waiting 7" })).toBeVisible();
  },
};

/** Rules and people are approved one at a time, from their details. */
export const List: Story = {
  args: listed,
  parameters: { proves: ["2.10-8"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const rows = rowsOf(context);
    await expect(rows).toHaveLength(7);
    await expect(rows[0]).toHaveTextContent(
      /SIA Mežu Vedējs.*rēķins 2231.*Marta Vītola.*Today, 09:12.*You or Juris.*€2,168\.15/,
    );
    await expect(rows[1]).toHaveTextContent(/Every month, 3 times, first on 1 December 2026/);
    await expect(rows[2]).toHaveTextContent(
      /Yesterday, 11:05.*Ilze.*1 of 2 approved: Juris Krūmiņš.*Above your payment limit/,
    );
    await expect(rows[3]).toHaveTextContent(
      /rekini-47\.csv.*12 payments.*19 Nov – 1 Dec 2026.*Marta.*You or Juris.*€3,120\.00/,
    );
    await expect(rows[4]).toHaveTextContent(/You.*18 November.*Juris or Marta.*You made it/);
    await expect(rows[5]).toHaveTextContent(/Approvals: above €1,000\.00, by 2 others.*You, Juris or Marta/);
    await expect(rows[6]).toHaveTextContent(/Access for Elīna Vītola.*Approve what others made/);
    const facts = canvas.getAllByRole("definition").map((each) => each.textContent);
    await expect(facts).toEqual(["€18,025.40", "€5,000.00", "€9,983.45"]);
    await expect(canvas.getByText("of €12,000.00")).toBeVisible();
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(4);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select: SIA Mežu Vedējs, €2,168.15" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "selection.change", ids: ["proposal-logs"] });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all payments you can approve" }));
    const ids = ["proposal-logs", "proposal-factory", "proposal-invoices"];
    await expect(args.send).toHaveBeenLastCalledWith({ type: "selection.change", ids });
    await userEvent.click(canvas.getByRole("link", { name: "SIA Latgales Zāģētava" }));
    await expect(args.onOpen).toHaveBeenCalledWith("proposal-factory", expect.anything());
  },
};
export const ListInLatvianDark: Story = { args: listed, globals: inLatvianDark };
export const ListOnAPhone: Story = { args: selected, globals: onAPhone };
export const ListInLatvianDarkOnAPhone: Story = { args: listed, globals: { ...inLatvianDark, ...onAPhone } };

/** The owner of the account has no limits to show. */
export const ListOfTheOwner: Story = {
  args: { path: "readApprovals=owner" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.queryByText("Your limit for a payment")).toBeNull();
  },
};

export const MadeByMe: Story = {
  args: listed,
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("tab", { name: "Made by me" }));
    const rows = rowsOf(context);
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent(/SIA Baltijas Transports.*Juris or Marta/);
    await expect(rows[1]).toHaveTextContent(/Declined.*Juris Krūmiņš · 19 November, 12:00/);
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

export const Finished: Story = {
  args: listed,
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("tab", { name: "Finished" }));
    const rows = rowsOf(context);
    await expect(rows.map((row) => /Declined|Withdrawn|Approved|Expired/.exec(row.textContent)?.[0])).toEqual(
      ["Declined", "Withdrawn", "Approved", "Approved", "Expired"],
    );
    await expect(rows[2]).toHaveTextContent(/ApprovedYou · 18 November, 13:20/);
    await expect(rows[3]).toHaveTextContent("3 payments, salaries");
    await expect(rows[4]).toHaveTextContent("Approvals: none any more");
  },
};

export const Empty: Story = {
  args: { path: "readApprovals=none" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent } = context;
    const heads = [
      "Nothing waits for approval",
      "You've made nothing that needs approval",
      "Nothing has ended lately",
    ];
    for (const [nth, name] of heads.entries()) {
      await userEvent.click(canvas.getAllByRole("tab")[nth] as HTMLElement);
      await expect(canvas.getByRole("heading", { name })).toBeVisible();
    }
  },
};

export const Failed: Story = {
  args: { path: "readApprovals=net" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole("alert")).toHaveTextContent("The approvals couldn't be loaded");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "list.retry" });
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

export const Selected: Story = {
  args: selected,
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const bar = within(canvas.getByRole("region", { name: "2 selected" }));
    await expect(bar.getByText("€6,403.30")).toBeVisible();
    // One of the two is a payment of a later day.
    await expect(bar.queryByText(/sent at once/)).toBeNull();
    await expect(bar.queryByRole("button", { name: "Decline" })).toBeNull();
    await userEvent.click(bar.getByRole("button", { name: "Approve 2 payments" }));
    const ids = ["proposal-logs", "proposal-factory"];
    await expect(args.send).toHaveBeenLastCalledWith({ type: "approval.ask", ids });
  },
};
export const SelectedInLatvianDark: Story = { args: selected, globals: inLatvianDark };

/** A file counts as all its payments. */
export const SelectedWithAFile: Story = {
  args: { path: "readApprovals=ok~selection.change:file" },
  parameters: { proves: ["2.10-8"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const bar = within(canvas.getByRole("region", { name: "3 selected" }));
    await expect(bar.getByText("€9,523.30")).toBeVisible();
    await expect(bar.getByRole("button", { name: "Approve 14 payments" })).toBeVisible();
    const all = canvas.getByRole("checkbox", { name: "Select all payments you can approve" });
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.send).toHaveBeenLastCalledWith({ type: "selection.change", ids: [] });
  },
};

export const SelectedOne: Story = {
  args: { path: "readApprovals=ok~selection.change:one" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText(/1 selected, sent at once/)).toBeVisible();
    const all = canvas.getByRole("checkbox", { name: "Select all payments you can approve" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Decline" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "decline.ask", id: "proposal-logs" });
  },
};

/** Each of them is within what the customer can approve today, but not both. */
export const SelectedTooMuch: Story = {
  args: { path: "readApprovals=nearly~selection.change" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText("Together that's more than you can approve today")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Approve 2 payments" }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The dialog, whose button of a decision can be pressed when the machine takes its event. */
async function opened(
  { args, globals }: Pick<Context, "args" | "globals">,
  event: "approval.ask" | "decline.ask",
) {
  const dialog = await dialogAtRest();
  const snapshot = snapshotAt(approvalsFlow, args);
  const key = event === "approval.ask" ? "approvals.approve" : "approvals.decline";
  await buttonsFollow(dialog, approvalsFlow, snapshot, { [event]: wordsOf(globals)(key) });
  return within(dialog);
}

export const Open: Story = {
  args: { ...listed, openId: "proposal-factory" },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await opened(context, "approval.ask");
    await expect(screen.getByRole("dialog")).toHaveAccessibleName("SIA Latgales Zāģētava");
    await expect(dialog.getByText("The account holder's name is not the payee's")).toBeVisible();
    await expect(dialog.getByText("Whoever made the payment was told so and went on.")).toBeVisible();
    await expect(dialog.getByText("LV44 UNLA 0055 0012 3456 7")).toBeVisible();
    await expect(dialog.getByText("Every month, 3 times, first on 1 December 2026")).toBeVisible();
    await expect(dialog.getByText("€0.35")).toBeVisible();
    await expect(dialog.getByText("You or Marta")).toBeVisible();
    await expect(dialog.getByText("20 December 2026 at 16:40")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "decline.ask", id: "proposal-factory" });
    await userEvent.click(dialog.getByRole("button", { name: "Approve" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "approval.ask", ids: ["proposal-factory"] });
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OpenInLatvianDark: Story = {
  args: Open.args,
  globals: inLatvianDark,
  play: async (context) => void (await opened(context, "decline.ask")),
};
export const OpenOnAPhone: Story = {
  args: Open.args,
  globals: onAPhone,
  play: async (context) => void (await opened(context, "decline.ask")),
};

/** What is above the limits of the customer can be declined all the same. */
export const OpenLocked: Story = {
  args: { ...listed, openId: "proposal-tax" },
  play: async () => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByText("1 of 2 approved: Juris Krūmiņš")).toBeVisible();
    await expect(dialog.getByText("Above your payment limit")).toBeVisible();
    await expect(dialog.getByText("The payee's bank did not say whose account it is")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Approve" })).toBeNull();
    await expect(dialog.getByRole("button", { name: "Decline" })).toBeVisible();
  },
};

export const OpenOwn: Story = {
  args: { ...listed, openId: "proposal-own" },
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.queryByRole("button", { name: "Approve" })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "decline.ask", id: "proposal-own" });
  },
};

export const OpenFile: Story = {
  args: { ...listed, openId: "proposal-invoices" },
  parameters: { proves: ["2.10-9"] },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await opened(context, "approval.ask");
    await expect(screen.getByRole("dialog")).toHaveAccessibleName("rekini-47.csv");
    await expect(dialog.getByText("12 payments")).toBeVisible();
    await expect(dialog.getByText("€3,120.00")).toBeVisible();
    await expect(dialog.getByText("19 Nov – 1 Dec 2026")).toBeVisible();
    await expect(dialog.getByText("€4.20")).toBeVisible();
    await expect(dialog.getByText(/^3 payments go to another name/)).toBeVisible();
    await expect(dialog.getByText("The day of 2 payments has passed")).toBeVisible();
    await userEvent.click(dialog.getByRole("link", { name: "See the payments" }));
    await expect(args.onFollow).toHaveBeenCalledWith("#file-invoices", expect.anything());
    await userEvent.click(dialog.getByRole("button", { name: "Approve" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "approval.ask", ids: ["proposal-invoices"] });
  },
};
export const OpenFileInLatvianDark: Story = {
  args: OpenFile.args,
  globals: inLatvianDark,
  play: async (context) => void (await opened(context, "decline.ask")),
};

/** What is declined or withdrawn of a file is a draft again. */
export const DecliningAFile: Story = {
  args: { path: "readApprovals=ok~decline.ask:file" },
  play: async () => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByText(/The file becomes a draft again/)).toBeVisible();
  },
};
export const WithdrawingAFile: Story = {
  args: { path: "readApprovals=few~decline.ask:file" },
  play: async () => {
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveTextContent("Nothing will be paid: rekini-47.csv. The file becomes a draft");
  },
};

/** All of it is paid now, and nothing in it is unusual. Who may not see salaries sees their total. */
export const OpenSalaries: Story = {
  args: { ...listed, openId: "proposal-salaries" },
  parameters: { proves: ["2.10-11"] },
  play: async () => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByText("3 payments, salaries")).toBeVisible();
    await expect(dialog.queryByText(/another name/)).toBeNull();
    await expect(dialog.queryByText("When")).toBeNull();
    await expect(dialog.getByText(/You see the total of these salaries/)).toBeVisible();
    await expect(dialog.queryByRole("link", { name: "See the payments" })).toBeNull();
  },
};

export const OpenRule: Story = {
  args: { ...listed, openId: "proposal-rule" },
  play: async (context) => {
    const dialog = await opened(context, "approval.ask");
    await context.userEvent.click(dialog.getByRole("button", { name: "Approve" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "approval.ask", ids: ["proposal-rule"] });
  },
};

export const OpenPerson: Story = {
  args: { ...listed, openId: "proposal-person" },
  play: async (context) => {
    const dialog = await opened(context, "approval.ask");
    await expect(dialog.getByText("elina@ziemelukoks.lv")).toBeVisible();
    await expect(dialog.getByText(/Approve what others made · Up to/)).toBeVisible();
  },
};

export const OpenDeclined: Story = {
  args: { ...listed, openId: "proposal-declined" },
  play: async () => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByText("Juris Krūmiņš, 19 November 2026 at 12:00")).toBeVisible();
    await expect(dialog.getByText("Rēķins jau ir apmaksāts.")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Withdraw" })).toBeNull();
  },
};

const agreeingBy =
  (sent: SentCode): Decorator =>
  (Story) => (
    <ConsentProvider value={consentBy(sent)}>
      <Story />
    </ConsentProvider>
  );

async function askedForCode({ args, globals }: Pick<Context, "args" | "globals">) {
  const dialog = await dialogAtRest();
  const t = wordsOf(globals);
  await buttonsFollow(dialog, approvalsFlow, snapshotAt(approvalsFlow, args), {
    "dialog.cancel": t("app.cancel"),
  });
  return within(dialog);
}

export const Confirming: Story = {
  args: confirming,
  decorators: [agreeingBy({ sentTo: "andris@example.lv", passkey: null })],
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await askedForCode(context);
    await expect(dialog.getByText("€6,403.30")).toBeVisible();
    await expect(await dialog.findByText("We sent a 6-character code to andris@example.lv.")).toBeVisible();
    await focusIsOn("Two-factor code");
    await userEvent.type(dialog.getByLabelText("Two-factor code"), "k7m2qx");
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "code.submit" }));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "dialog.cancel" });
  },
};
export const ConfirmingInLatvianDark: Story = {
  args: confirming,
  globals: inLatvianDark,
  play: async (context) => void (await askedForCode(context)),
};
export const ConfirmingOnAPhone: Story = {
  args: confirming,
  globals: onAPhone,
  play: async (context) => void (await askedForCode(context)),
};

export const ConfirmingByPasskey: Story = {
  args: confirming,
  decorators: [agreeingBy({ sentTo: null, passkey: "{}" })],
  play: async ({ args, userEvent }) => {
    await dialogAtRest();
    await focusIsOn("Confirm with a passkey");
    await userEvent.click(screen.getByRole("button", { name: "Confirm with a passkey" }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "code.submit" })),
    );
  },
};

export const ConfirmingARule: Story = {
  args: { path: `${listed.path}~approval.ask:rule` },
  play: async (context) => {
    const dialog = await askedForCode(context);
    await expect(dialog.getByText("Approvals: above €1,000.00, by 2 others")).toBeVisible();
  },
};

/** The selection stays, and so does the question. */
const saidInTheDialog = (answers: string, words: string | RegExp): Story => ({
  args: { path: `${confirming.path}~code.submit~${answers}` },
  play: async (context) => {
    const dialog = await askedForCode(context);
    await expect(dialog.getByRole("alert")).toHaveTextContent(words);
    await expect(dialog.getByLabelText("Two-factor code")).toHaveValue("");
    await expect(dialog.getByText("€6,403.30")).toBeVisible();
  },
});

export const CodeWrong: Story = saidInTheDialog("approve=wrong", "The code is wrong");
export const ApprovalLost: Story = saidInTheDialog(
  "approve=net~readApprovals=ok",
  "The connection was lost and nothing has been done",
);
export const Refused: Story = saidInTheDialog(
  "approve=refused~readApprovals=ok",
  "One of these payments has been withdrawn.",
);

export const Approving: Story = {
  args: { path: `${confirming.path}~code.submit` },
  play: async (context) => void (await askedForCode(context)),
};
export const Checking: Story = {
  args: { path: `${confirming.path}~code.submit~approve=net` },
  play: async (context) => void (await askedForCode(context)),
};

export const Approved: Story = {
  args: { path: `${confirming.path}~code.submit~approve=ok` },
  play: async (context) => {
    await meta.play(context);
    await expect(rowsOf(context)).toHaveLength(5);
    await expect(context.canvas.queryByRole("region", { name: /selected/ })).toBeNull();
  },
};

/** Refused, and nothing of it is open any more. */
export const RefusedAndGone: Story = {
  args: { path: `${confirming.path}~code.submit~approve=refused~readApprovals=elsewhere` },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent(
      "One of these payments has been withdrawn.",
    );
  },
};

export const DecidedElsewhere: Story = {
  args: { path: `${confirming.path}~code.submit~approve=net~readApprovals=elsewhere` },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent(
      "Somebody else has decided in the meantime",
    );
  },
};

export const Lost: Story = {
  args: { path: `${confirming.path}~code.submit~approve=net~readApprovals=net` },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent(
      "we don't know yet whether it has been done",
    );
  },
};

export const DeclineAsked: Story = {
  args: { path: `${listed.path}~decline.ask` },
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await focusIsOn("Reason");
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await expect(await dialog.findByText("Enter a reason")).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText("Reason"), " Paid already ");
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "decline.confirm", reason: "Paid already" });
    await userEvent.keyboard("{Escape}");
    await expect(args.send).toHaveBeenLastCalledWith({ type: "dialog.cancel" });
  },
};
export const DeclineAskedInLatvianDarkOnAPhone: Story = {
  args: DeclineAsked.args,
  globals: { ...inLatvianDark, ...onAPhone },
  play: async () => void (await dialogAtRest()),
};

export const ReasonTooLong: Story = {
  args: DeclineAsked.args,
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await userEvent.click(dialog.getByLabelText("Reason"));
    await userEvent.paste("a".repeat(141));
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await expect(await dialog.findByText("Use at most 140 characters")).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Declining: Story = {
  args: { path: `${listed.path}~decline.ask~decline.confirm` },
  play: async () => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByRole("button", { name: "Decline" })).toHaveAttribute("aria-busy", "true");
  },
};

export const NotDeclined: Story = {
  args: { path: `${listed.path}~decline.ask~decline.confirm~decline=net~readApprovals=ok` },
  play: async () => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByRole("alert")).toHaveTextContent("nothing has been done");
    await expect(dialog.getByLabelText("Reason")).toHaveValue("Rēķins jau ir apmaksāts.");
  },
};

export const WithdrawAsked: Story = {
  args: { path: `${listed.path}~decline.ask:own` },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveTextContent("It won't be made: SIA Baltijas Transports.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Withdraw" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "decline.confirm", reason: "" });
  },
};
