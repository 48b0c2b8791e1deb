import { money } from "@amberline/domain/money";
import { roles } from "@amberline/domain/rights";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import PeopleHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { peopleFlow } from "./people.flow";

const PeopleAt = atWay(peopleFlow, PeopleHost);

const meta = {
  title: "Flows/Access to an account",
  component: PeopleAt,
  tags: ["screen"],
  args: { input: "owner", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(peopleFlow, args);
    await buttonsFollow(canvasElement, peopleFlow, snapshot, {
      "list.retry": t("app.retry"),
      "rule.change": t("people.rule.change"),
      [snapshot.matches("rule") ? "rule.cancel" : "form.cancel"]: t("app.cancel"),
    });
  },
} satisfies Meta<typeof PeopleAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const inLatvianDark = { locale: "lv", theme: "dark" };
const onAPhone = { viewport: { value: "phone" } };
const listed = "readPeople=ok";
const adding = { path: `${listed}~person.add` };

export const Loading: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText("Loading who has access…")).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { path: "readPeople=net" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole("alert")).toHaveTextContent("We couldn't load who has access");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "list.retry" });
  },
};

/** The invitation was not answered in time, and can be given anew. */
export const Expired: Story = {
  args: { path: "readPeople=expired" },
  parameters: { proves: ["2.12-10"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText("Invitation has run out")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Invite again: Pēteris Ozols" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "person.change", id: "person-expired" });
  },
};

/** The owner first, who may do everything and has no buttons. */
export const List: Story = {
  args: { path: listed },
  parameters: { proves: ["2.12-8"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const rows = within(canvas.getByRole("list", { name: "Who has access" })).getAllByRole("listitem");
    await expect(rows).toHaveLength(6);
    await expect(rows[0]).toHaveTextContent(/Zane Krūmiņa.*Account owner · May do everything.*You/);
    await expect(within(rows[0] as HTMLElement).queryByRole("button")).toBeNull();
    await expect(rows[1]).toHaveTextContent(/Anna Liepa.*Manager.*anna@/);
    await expect(rows[2]).toHaveTextContent("Payer · Up to €500.00 per payment · Up to €1,000.00 a day");
    await expect(rows[4]).toHaveTextContent(/See the account · Make payments · Submit documents.*Invited/);
    await expect(rows[5]).toHaveTextContent(/^marta@gramatvediba\.lvViewerDeclined/);
    await userEvent.click(canvas.getByRole("button", { name: "Change: Anna Liepa" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "person.change", id: "person-manager" });
    await userEvent.click(canvas.getByRole("button", { name: "Withdraw the invitation: Pēteris Ozols" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "person.remove", id: "person-invited" });
    await userEvent.click(canvas.getByRole("button", { name: "Remove: marta@gramatvediba.lv" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "person.remove", id: "person-refused" });
    await userEvent.click(canvas.getByRole("button", { name: "Give access" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "person.add" });
  },
};
export const ListInLatvianDark: Story = { args: { path: listed }, globals: inLatvianDark };
export const ListInLatvianOnAPhone: Story = {
  args: { path: listed },
  globals: { locale: "lv", ...onAPhone },
};

/** Nobody changes their own access, or that of a person who may do more. */
export const ListOfAGiver: Story = {
  args: { input: "giver", path: listed },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    const rows = canvas.getAllByRole("listitem");
    await expect(rows[0]).not.toHaveTextContent("You");
    await expect(rows[1]).toHaveTextContent(/Anna Liepa.*Give others access.*You/);
    await expect(canvas.queryByRole("button", { name: /Anna Liepa/ })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /Ilze Kalniņa/ })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Change: Jānis Bērziņš" })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { path: "readPeople=none" },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByRole("heading", { name: "Nobody else has access" })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Give access" })).toHaveLength(1);
  },
};

export const Inviting: Story = {
  args: adding,
  parameters: { proves: ["2.12-8"] },
  play: async (context) => {
    await focusIsOn("Give somebody access");
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const send = canvas.getByRole("button", { name: "Invite" });
    await userEvent.click(send);
    await expect(await canvas.findByText("First name is required")).toBeVisible();
    await expect(canvas.getByText("Choose what they may do")).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), " Elīna ");
    await userEvent.type(canvas.getByRole("textbox", { name: "Last name" }), "Vītola");
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "elina@dzintarakrasts.lv");
    await expect(canvas.queryByRole("textbox", { name: /At most/ })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Payer" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "At most per payment (optional)" }), "500");
    await userEvent.click(send);
    const names = { firstName: "Elīna", lastName: "Vītola", email: "elina@dzintarakrasts.lv" };
    const access = { rights: roles.payer, perPayment: money(50_000, "EUR"), perDay: null };
    await expect(args.send).toHaveBeenLastCalledWith({ type: "form.submit", draft: { ...names, access } });
    // Amounts are for those who make or approve payments.
    for (const [name, role] of [
      ["Accountant", "accountant"],
      ["Approver", "approver"],
      ["Viewer", "viewer"],
    ] as const) {
      await userEvent.click(canvas.getByRole("radio", { name }));
      await userEvent.click(send);
      const most = role === "viewer" ? null : access.perPayment;
      await expect(args.send).toHaveBeenLastCalledWith({
        type: "form.submit",
        draft: { ...names, access: { rights: roles[role], perPayment: most, perDay: null } },
      });
    }
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "form.cancel" });
  },
};

/** Rights that are no role's. Who has access can see. */
export const InvitingByOwnChoice: Story = {
  args: adding,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "Elīna");
    await userEvent.type(canvas.getByRole("textbox", { name: "Last name" }), "Vītola");
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "elina@dzintarakrasts.lv");
    await userEvent.click(canvas.getByRole("radio", { name: "Own choice" }));
    await expect(canvas.getByText(/^They can always see the balance and payments/)).toBeVisible();
    const prepare = () => canvas.getByRole("checkbox", { name: "Prepare payments that others approve" });
    await userEvent.click(prepare());
    await expect(prepare()).toBeEnabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Give others access" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Make payments" }));
    await expect(prepare()).toBeDisabled();
    await expect(prepare()).toBeChecked();
    await expect(prepare()).toHaveAccessibleDescription("Included in making payments");
    await userEvent.type(canvas.getByRole("textbox", { name: "At most per day (optional)" }), "1000");
    await userEvent.click(canvas.getByRole("button", { name: "Invite" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      draft: {
        ...{ firstName: "Elīna", lastName: "Vītola", email: "elina@dzintarakrasts.lv" },
        access: { rights: ["see", "pay", "people"], perPayment: null, perDay: money(100_000, "EUR") },
      },
    });
  },
};

/** Whoever keeps the books sees salaries, somebody else who is given just that. */
export const InvitingToSeeSalaries: Story = {
  args: adding,
  parameters: { proves: ["2.10-11"] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "Elīna");
    await userEvent.type(canvas.getByRole("textbox", { name: "Last name" }), "Vītola");
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "elina@dzintarakrasts.lv");
    await expect(canvas.getByText("Prepares payments, sees salaries and submits documents")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Own choice" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "See salaries" }));
    await userEvent.click(canvas.getByRole("button", { name: "Invite" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      draft: {
        ...{ firstName: "Elīna", lastName: "Vītola", email: "elina@dzintarakrasts.lv" },
        access: { rights: ["see", "salaries"], perPayment: null, perDay: null },
      },
    });
  },
};

export const InvitingToSeeSalariesInLatvianDark: Story = {
  args: adding,
  globals: inLatvianDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Pēc izvēles" }));
    await expect(canvas.getByRole("checkbox", { name: "Redzēt algas" })).toBeVisible();
  },
};

/** Somebody may give no more than they have. */
export const InvitingAsAGiver: Story = {
  args: { input: "giver", path: `${listed}~person.change` },
  play: async (context) => {
    await focusIsOn("Access: Jānis Bērziņš");
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const manager = canvas.getByRole("radio", { name: "Manager" });
    await expect(manager).toBeDisabled();
    await expect(manager).toHaveAccessibleDescription("You can't give more than you have yourself.");
    await userEvent.click(canvas.getByRole("radio", { name: "Own choice" }));
    await expect(canvas.getByRole("checkbox", { name: "Submit documents" })).toBeDisabled();
    await expect(canvas.getByRole("checkbox", { name: "See salaries" })).toBeDisabled();
    const amount = canvas.getByRole("textbox", { name: "At most per payment" });
    await expect(amount).toHaveValue("500.00");
    await expect(amount).toHaveAccessibleDescription(/You can give up to €1,000.00./);
    await userEvent.clear(amount);
    const save = canvas.getByRole("button", { name: "Save" });
    await userEvent.click(save);
    await expect(await canvas.findByText("Enter an amount up to €1,000.00")).toBeVisible();
    await userEvent.type(amount, "1000.01");
    await userEvent.click(save);
    await expect(canvas.getByText("Enter an amount up to €1,000.00")).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, "1000");
    await userEvent.click(save);
    const perDay = money(100_000, "EUR");
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      draft: { id: "person-payer", access: { rights: roles.payer, perPayment: perDay, perDay } },
    });
  },
};
export const InvitingInLatvianDark: Story = { args: adding, globals: inLatvianDark };
export const ChangingInLatvianOnAPhone: Story = {
  args: { path: `${listed}~person.change` },
  globals: { locale: "lv", ...onAPhone },
};

/** Who declined is invited once more. */
export const InvitingAgain: Story = {
  args: { path: `${listed}~person.change:refused` },
  play: async ({ canvas, args, userEvent }) => {
    await focusIsOn("Access: marta@gramatvediba.lv");
    await expect(canvas.getByText(/will be invited again/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Invite" }));
    const access = { rights: roles.viewer, perPayment: null, perDay: null };
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      draft: { id: "person-refused", access },
    });
  },
};

export const Saving: Story = { args: { path: `${listed}~person.add~form.submit` } };
/** In the provider's own words. */
export const Refused: Story = {
  args: { path: `${listed}~person.add~form.submit~savePerson=refused` },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("who can already do everything");
  },
};

const proposed = `${listed}~person.add~form.submit~savePerson=waiting`;
const changingRule = `${listed}~rule.change`;
const ruleProposed = `${changingRule}~rule.submit~saveRule=waiting`;

/** What is to be approved first is not told as saved. */
export const AccessToBeApproved: Story = {
  args: { path: proposed },
  parameters: { proves: ["2.12-9"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByText("This change applies once somebody else has approved it.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See approvals" })).toBeVisible();
  },
};

export const AccessToBeApprovedInLatvianOnAPhone: Story = {
  args: { path: proposed },
  globals: { locale: "lv", ...onAPhone },
};

export const Rule: Story = {
  args: { path: listed },
  parameters: { proves: ["2.12-9"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const part = canvas.getByRole("region", { name: "Two signatures" });
    await expect(part).toHaveTextContent("Payments above €500.00 need the approval of 2 other people.");
    await expect(within(part).queryByRole("link")).toBeNull();
    await userEvent.click(within(part).getByRole("button", { name: "Change the rule" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "rule.change" });
  },
};

export const NoRule: Story = {
  args: { path: "readPeople=unruled" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText(/Payments need nobody else's approval/)).toBeVisible();
  },
};

/** It is the owner's alone. */
export const RuleOfAGiver: Story = {
  args: { input: "giver", path: listed },
  play: async (context) => {
    await meta.play(context);
    const part = context.canvas.getByRole("region", { name: "Two signatures" });
    await expect(part).toHaveTextContent("Payments above €500.00");
    await expect(within(part).queryByRole("button")).toBeNull();
  },
};

export const ChangingTheRule: Story = {
  args: { path: changingRule },
  parameters: { proves: ["2.12-9"] },
  play: async (context) => {
    await focusIsOn("Two signatures");
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const amount = canvas.getByRole("textbox", { name: "Payments above" });
    await expect(amount).toHaveValue("500.00");
    await expect(canvas.getByText(/one more person must be able to approve/)).toBeVisible();
    const save = canvas.getByRole("button", { name: "Save" });
    await userEvent.clear(amount);
    await userEvent.click(save);
    await expect(await canvas.findByText("Enter an amount, or 0 for every payment")).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
    const submitted = async (minor: number | null) => {
      await userEvent.click(save);
      const rule = minor === null ? null : { above: money(minor, "EUR"), approvers: 2 };
      await expect(args.send).toHaveBeenLastCalledWith({ type: "rule.submit", rule });
    };
    await userEvent.type(amount, "0");
    await submitted(0);
    await userEvent.clear(amount);
    await userEvent.type(amount, "1234.50");
    await submitted(123_450);
    await userEvent.click(canvas.getByRole("radio", { name: "Nobody" }));
    await expect(canvas.queryByRole("textbox", { name: "Payments above" })).toBeNull();
    await submitted(null);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: "rule.cancel" });
  },
};
export const ChangingTheRuleInLatvianDark: Story = { args: { path: changingRule }, globals: inLatvianDark };
export const ChangingTheRuleInLatvianOnAPhone: Story = {
  args: { path: changingRule },
  globals: { locale: "lv", ...onAPhone },
};
export const MakingARule: Story = { args: { path: "readPeople=unruled~rule.change" } };
export const SavingTheRule: Story = { args: { path: `${changingRule}~rule.submit` } };
export const RuleRefused: Story = {
  args: { path: `${changingRule}~rule.submit~saveRule=refused` },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("Too few people may approve payments");
  },
};

/** A looser rule is approved first; until then the old one holds. */
export const RuleToBeApproved: Story = {
  args: { path: ruleProposed },
  parameters: { proves: ["2.12-9"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByText(/^The new rule applies once others have approved it\./)).toBeVisible();
    await expect(
      canvas.getByText("Payments above €500.00 need the approval of 2 other people."),
    ).toBeVisible();
  },
};
export const RuleToBeApprovedInLatvianDark: Story = { args: { path: ruleProposed }, globals: inLatvianDark };

export const ChangesThatWait: Story = {
  args: { path: `${ruleProposed}~person.add~form.cancel` },
  play: async (context) => {
    await meta.play(context);
    const part = context.canvas.getByRole("region", { name: "Two signatures" });
    await expect(part).toHaveTextContent("1 change is waiting for approval");
    await expect(within(part).getByRole("link", { name: "See approvals" })).toBeVisible();
  },
};

/** The question, whose buttons can be pressed when the machine takes their events. */
const asks = (path: string, question: string, action: string): Story => ({
  args: { path: `${listed}~${path}` },
  play: async ({ args, globals }) => {
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveTextContent(question);
    await buttonsFollow(dialog, peopleFlow, snapshotAt(peopleFlow, args), {
      "remove.confirm": action,
      "remove.cancel": wordsOf(globals)("app.cancel"),
    });
  },
});

export const Asking: Story = asks(
  "person.remove",
  "Jānis Bērziņš will lose access to this account at once.",
  "Remove",
);
export const AskingToWithdraw: Story = asks("person.remove:invited", "Withdraw this invitation?", "Withdraw");
export const AskingAboutADecliner: Story = asks(
  "person.remove:refused",
  "marta@gramatvediba.lv declined and has no access.",
  "Remove",
);
export const Removing: Story = asks("person.remove~remove.confirm", "Remove this person?", "Remove");
export const NotRemoved: Story = {
  args: { path: `${listed}~person.remove~remove.confirm~removePerson=net` },
  globals: inLatvianDark,
  play: async () => {
    const dialog = await dialogAtRest();
    await expect(within(dialog).getByRole("alert")).toBeVisible();
  },
};
