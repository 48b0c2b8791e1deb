import { type CallName } from "@amberline/api/contract";
import { paths } from "@amberline/bank/paths";
import { expect, type Locator } from "@playwright/test";
import {
  ask,
  colleague,
  payAs,
  proposalsOf,
  setRule,
  tokenOf,
  type Company,
  type Given,
} from "../browser/approvals";
import { type Customer } from "../browser/operator";
import { arrive } from "../browser/screens";
import { euro } from "../browser/words";
import { looksAgain } from "../browser/visibility";
import { submitSentCode, typesWrongCode } from "../drive/code";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

/** What the two payments of a colleague come to, and the customer's own. */
const amounts = ["25.00", "40.00"] as const;
const total = "65.00";
const ownAmount = "30.00";
/** Not so much that it needs approval. */
const small = "20.00";

const ownerOf = ({ notes }: Stage) => JSON.parse(notes.get("owner") ?? "") as Customer;
const bankOf = (stage: Stage): Company => ({
  request: stage.request,
  operator: stage.operator,
  owner: ownerOf(stage),
});

const isOfColleague = ({ payment }: Given) => amounts.some((amount) => amount === payment?.amount);

/** The customer approves the payments of the colleague, without the app. */
async function approveBefore(stage: Stage, { login }: Customer) {
  const token = await tokenOf(bankOf(stage), login);
  const ids = (await proposalsOf(bankOf(stage), token)).filter(isOfColleague).map(({ id }) => id);
  const code = await stage.operator.codeFor(login, token, "approval", ids.join(","));
  await ask(stage, "approvalGive", token, { ids, total, code });
}

/** Somebody declines, or withdraws what is their own, without the app. */
async function declineAs(stage: Stage, { login }: Customer, isMeant: (given: Given) => boolean) {
  const token = await tokenOf(bankOf(stage), login);
  for (const { id } of (await proposalsOf(bankOf(stage), token)).filter(isMeant))
    await ask(stage, "approvalDecline", token, { id, reason: "Rēķins jau ir apmaksāts." });
}

const isOwn = ({ made_by }: Given) => made_by.is_self;

async function company(stage: Stage): Promise<Customer> {
  const { operator, notes } = stage;
  const owner = await operator.customer({ kind: "corporate", name: "SIA Ziemeļu Koks", balance: "75.00" });
  notes.set("owner", JSON.stringify(owner));
  const customer = await colleague(bankOf(stage), "Andris Ozols", ["see", "pay", "approve"]);
  // Before the rule, under which others would have to approve her access.
  const marta = await colleague(bankOf(stage), "Marta Vītola", ["see", "prepare"]);
  await setRule(bankOf(stage), small);
  if (notes.has("none")) return customer;
  for (const amount of amounts) await payAs(bankOf(stage), marta, amount);
  await payAs(bankOf(stage), customer, ownAmount);
  // Looser than the one that holds.
  await setRule(bankOf(stage), "1000.00");
  const before = notes.get("before");
  if (before === "approved") await approveBefore(stage, customer);
  if (before === "declined") await declineAs(stage, customer, isOwn);
  if (before === "elsewhere") await declineAs(stage, owner, isOfColleague);
  return customer;
}

const details = ({ page }: Stage) => page.getByRole("dialog").filter({ has: page.locator("dl") });
const question = ({ page }: Stage) => page.getByRole("dialog").or(page.getByRole("alertdialog"));
const button = (root: Locator, name: string) => root.getByRole("button", { name, exact: true });
const approveWords = ({ screen }: Stage) => screen.say("approvals.approveSome_other", { count: "2" });

/** The row of a payment by its amount, and of what is none. */
const rowOf = ({ page, language }: Stage, amount: string | null) => {
  const rows = page
    .locator("#main")
    .getByRole("row")
    .filter({ has: page.getByRole("link") });
  return amount ? rows.filter({ hasText: euro(language, amount) }) : rows.filter({ hasNotText: "Anna" });
};

async function close(stage: Stage) {
  if (await question(stage).isVisible()) await stage.page.keyboard.press("Escape");
  await expect(question(stage)).toBeHidden();
}

async function openRow(stage: Stage, amount: string | null) {
  await close(stage);
  await rowOf(stage, amount).getByRole("link").click();
}

async function select(stage: Stage, wanted: readonly string[]) {
  await close(stage);
  for (const amount of amounts)
    await rowOf(stage, amount).getByRole("checkbox").setChecked(wanted.includes(amount));
}

/** Whether the lost answer is to have been a good one, as the list then says. */
const lostBy =
  (call: CallName, done: string, fault: "drop" | "malformed" | "status", status?: number) =>
  (stage: Stage) => {
    const isDone = stage.isToCome(`readApprovals=${done}`);
    return stage.meets({ call, fault: isDone ? `${fault}After` : fault, ...(status ? { status } : {}) });
  };

const lost = (call: CallName, done: string) => ({
  ...failuresOf(call),
  net: lostBy(call, done, "drop"),
  malformed: lostBy(call, done, "malformed"),
  "500": lostBy(call, done, "status", 500),
});

/** What a list says is arranged before the page is opened, or with the answer that was lost. */
const found = (what: "approved" | "declined" | "elsewhere") => async (stage: Stage) => {
  if (!stage.customer) return void stage.notes.set("before", what);
  if (what === "elsewhere") await declineAs(stage, ownerOf(stage), isOfColleague);
};

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { page, operator, language } = stage;
      stage.customer = await company(stage);
      await arrive(page, operator, stage.who, paths.approvals, language);
    },
  },
  events: {
    "list.retry": ({ screen }) => screen.button("app.retry").click(),
    "list.refresh": ({ page }) => looksAgain(page),
    "selection.change": (stage, { event }) =>
      select(stage, amounts.slice(0, (event["ids"] as readonly string[]).length)),
    "approval.ask": async (stage, { id }) => {
      stage.notes.set("act", "approve");
      if (id === "approval.ask:rule") {
        await openRow(stage, null);
        stage.notes.set("approve", stage.screen.say("approvals.approve"));
        return button(details(stage), stage.screen.say("approvals.approve")).click();
      }
      await select(stage, amounts);
      stage.notes.set("approve", approveWords(stage));
      await stage.page
        .locator("#main")
        .getByRole("button", { name: approveWords(stage) })
        .click();
    },
    "code.submit": submitSentCode,
    "decline.ask": async (stage, { id }) => {
      const isWithdrawal = id === "decline.ask:own";
      const key = isWithdrawal ? "approvals.withdraw" : "approvals.decline";
      stage.notes.set("act", "decline");
      stage.notes.set("decline", stage.screen.say(key));
      await openRow(stage, isWithdrawal ? ownAmount : amounts[0]);
      await button(details(stage), stage.screen.say(key)).click();
    },
    "decline.confirm": async (stage) => {
      const { screen, notes } = stage;
      const reason = screen.field("approvals.reason");
      if (await reason.isVisible()) await reason.fill("Rēķins jau ir apmaksāts.");
      await button(question(stage), notes.get("decline") ?? "").click();
    },
    "dialog.cancel": (stage) => button(question(stage), stage.screen.say("app.cancel")).click(),
  },
  answers: {
    readApprovals: {
      ok: () => {},
      none: ({ notes }) => void notes.set("none", "yes"),
      approved: found("approved"),
      declined: found("declined"),
      elsewhere: found("elsewhere"),
      ...failuresOf("approvalList"),
    },
    approve: {
      ok: ({ notes }) => void notes.set("said", "approvals.done.approved"),
      wrong: typesWrongCode,
      // With this the balance is too low for both.
      refused: (stage) => payAs(bankOf(stage), ownerOf(stage), small),
      ...lost("approvalGive", "approved"),
    },
    decline: {
      ok: ({ notes, screen }) =>
        void notes.set(
          "said",
          notes.get("decline") === screen.say("approvals.withdraw")
            ? "approvals.done.withdrawn"
            : "approvals.done.declined",
        ),
      ...lost("approvalDecline", "declined"),
    },
  },
  requests: {
    readApprovals: ["approvalList"],
    approve: ["approvalGive"],
    decline: ["approvalDecline"],
  },
  arrived: {
    loading: ({ page, screen }) =>
      expect(page.locator("#main [aria-busy=true]")).toContainText(screen.say("approvals.loading")),
    failed: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("approvals.failed"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    lost: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("approvals.lost"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "shown.resting": async (stage) => {
      const { page, screen, notes } = stage;
      await expect(screen.field("signIn.code")).toBeHidden();
      await expect(screen.field("approvals.reason")).toBeHidden();
      await expect(page.locator("#main [aria-busy=true]")).toHaveCount(0);
      if (notes.has("none")) return expect(screen.heading("approvals.none.waiting")).toBeVisible();
      const said = notes.get("said") as "approvals.done.approved" | undefined;
      if (said) await expect(screen.toast(screen.say(said)).last()).toBeVisible();
      notes.delete("said");
    },
    "shown.refreshing": async ({ screen }) => {
      await expect(screen.field("signIn.code")).toBeHidden();
      await expect(screen.heading("page.approvals")).toBeVisible();
    },
    "shown.confirming": async (stage) => {
      await expect(stage.screen.field("signIn.code")).toBeEditable();
      await expect(question(stage)).toContainText(stage.notes.get("approve") ?? "");
    },
    "shown.asking": (stage) =>
      expect(button(question(stage), stage.notes.get("decline") ?? "")).not.toHaveAttribute(
        "aria-busy",
        "true",
      ),
    "shown.approving": ({ screen }) => expect(screen.hears("approvals.approving")).toBeAttached(),
    "shown.declining": (stage) =>
      expect(button(question(stage), stage.notes.get("decline") ?? "")).toHaveAttribute("aria-busy", "true"),
    "shown.checking": (stage) =>
      expect(button(question(stage), stage.notes.get(stage.notes.get("act") ?? "") ?? "")).toHaveAttribute(
        "aria-busy",
        "true",
      ),
  },
  journeys: [
    "opened;readApprovals=net~list.retry~readApprovals=ok~selection.change~approval.ask~code.submit~approve=wrong~code.submit~approve=net~readApprovals=ok~code.submit~approve=ok",
    "opened;readApprovals=ok~list.refresh~readApprovals=ok~decline.ask~dialog.cancel~decline.ask~decline.confirm~decline=500~readApprovals=declined",
    "opened;readApprovals=ok~decline.ask:own~decline.confirm:none~decline=ok",
    "opened;readApprovals=ok~approval.ask~code.submit~approve=net~readApprovals=500~list.retry~readApprovals=approved",
    "opened;readApprovals=ok~approval.ask:rule~code.submit~approve=ok",
    "opened;readApprovals=none",
  ],
  notDriven: {
    "selection.change:file": "a file is a row like that of a payment; paymentFiles.spec.ts approves one",
    "selection.change:locked": "what is above the limit has no checkbox",
    "approval.ask:mixed": "only payments can be selected together",
    "code.submit:short": "the button waits for six characters",
    "decline.ask:file": "a file is a row like that of a payment",
    "decline.ask:over": "what has ended has no such button",
    "readApprovals=owner": "the company's owner is signed in then, who sees the same list without limits",
    "readApprovals=few": "leads nowhere that the whole list does not",
    "readApprovals=nearly": "leads nowhere that the whole list does not",
    "decline=refused": "what has ended stays so, and the answer is the list",
  },
};
