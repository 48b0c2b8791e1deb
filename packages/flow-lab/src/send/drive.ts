import { moneyToDecimal } from "@amberline/domain/money";
import type { SendEvent } from "@amberline/flows/send";
import { type ExampleEvent } from "../engine";
import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { colleague, setRule } from "../browser/approvals";
import { type Wanted } from "../browser/operator";
import {
  codeDialog,
  confirmButton,
  expectPaid,
  fillPayment,
  keepAttempts,
  outside,
  sendButton,
} from "../browser/payments";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { trustAnna } from "../drive/payees";
import { submitSentCode, typesWrongCode } from "../drive/code";
import { failuresOf, type Stage } from "../drive/stage";
import { tellTabs } from "../drive/surroundings";

const opens = (wanted: Wanted) => async (stage: Stage) => {
  stage.customer = await stage.operator.customer(wanted);
  await arrive(stage.page, stage.operator, stage.who, paths.send, stage.language);
};

/** A company's owner; one other person approves what is above €10.00. */
async function opensApproved(stage: Stage) {
  const { request, operator, page, language, notes } = stage;
  const owner = (stage.customer = await operator.customer({
    kind: "corporate",
    name: "SIA Dzintara Krasts",
  }));
  const bank = { request, operator, owner };
  await colleague(bank, "Anna Liepa", ["see", "approve"]);
  await setRule(bank, "10.00");
  notes.set("approved", "yes");
  await arrive(page, operator, owner, paths.send, language);
}

const pays = (payee: keyof typeof outside) => (stage: Stage) => void stage.notes.set("payee", payee);
/** To a bank of which the form knows nothing: what it does not take it would not offer. */
const paysUnknown = (payee: keyof typeof outside) => async (stage: Stage) => {
  pays(payee)(stage);
  await stage.meets({ call: "payeeBank", fault: "drop" });
};
const payeeOf = ({ notes }: Stage) => outside[(notes.get("payee") ?? "matches") as keyof typeof outside];

const amountOf = ({ event }: ExampleEvent) =>
  moneyToDecimal((event as Extract<SendEvent, { type: "order.submit" }>).order.amount);

async function submitOrder(stage: Stage, example: ExampleEvent) {
  const { page, screen } = stage;
  const amount = amountOf(example);
  await fillPayment(page, payeeOf(stage), { amount }, stage.language);
  const keeps = page.getByRole("checkbox", { name: screen.say("send.saveAsTemplate") });
  await keeps.setChecked(example.id === "order.submit:template");
  if (example.id === "order.submit:template") await screen.field("send.templateName").fill("Concerts");
  const isApproved = stage.notes.has("approved");
  await (isApproved ? screen.button("send.submitForApproval") : sendButton(screen, amount)).click();
}

const unreadable = { call: "orderList", fault: "malformed" } as const;

/** The request that pays is lost before or after the bank has it, as the look that follows is to find. */
const lostOnTheWay = (stage: Stage) =>
  stage.meets({
    call: "orderCreate",
    fault: ["found", "declined", "error.text", "waiting"].includes(stage.coming("reconcile") ?? "")
      ? "dropAfter"
      : "drop",
  });

/** The bank's own words for why it stopped a payment. */
const why = {
  decline: { en: "the bank stopped the payment", lv: "banka maksājumu apturēja" },
  fail: { en: "the payment could not be processed", lv: "maksājumu neizdevās apstrādāt" },
} as const;

/** Once the payment is made and before it is looked for, the bank stops it. */
const stops = (decision: keyof typeof why) => async (stage: Stage) => {
  const { operator, who, notes, language } = stage;
  const [made] = await operator.sent(who.accountId);
  await operator.decide(made?.id ?? "", decision);
  notes.set("said", why[decision][language]);
};

/** A payment with an unknown outcome is on the page from before; the search decides whether the bank has it. */
async function opensPending(stage: Stage) {
  const { page, operator, language } = stage;
  const who = (stage.customer = await operator.customer());
  await keepAttempts(page, who, {
    arriving: () => arrive(page, operator, who, paths.home, language),
    to: outside.matches,
    attempts: [{ id: "attempt-0", startedAt: Date.now(), minor: 2_500 }],
  });
  await page.goto(paths.send);
}

/** Sends to a trusted payee from the first step of the dialog. */
const paysAtOnce = (page: Stage["page"]) =>
  page.getByRole("alertdialog").getByRole("button", { name: /\d[.,]\d\d/ });

const notYet =
  "the sandbox answers before the payment's fate is known; a look finds it, as `reconcile=declined`";
const atFirst = "the sandbox refuses a bank that cannot be reached at the first request";
const ofCompanies = "the sandbox opens a private account with every login";
const byForm = "the form says so itself, and the machine never hears of it";

/** Sending money on the real page: the payee decides what the name check says. */
export const drive: FlowDrive = {
  prepare: {
    private: opens({}),
    refusing: opens({ vopPolicy: "refuse" }),
    unverified: opens({ verified: false }),
    pending: opensPending,
    approved: opensApproved,
  },
  events: {
    "order.submit": submitOrder,
    "name.confirm": async ({ page, screen }) =>
      screen
        .button("send.check.goOn")
        .or(screen.button("send.check.sendAnyway"))
        .or(paysAtOnce(page))
        .click(),
    "name.useMatched": async ({ screen }) =>
      screen.button("send.check.useName", { name: outside.closeMatch.holder }).click(),
    "dialog.cancel": async ({ page, screen }) =>
      page
        .getByRole("dialog")
        .or(page.getByRole("alertdialog"))
        .getByText(screen.say("send.cancel"))
        .or(page.getByText(screen.say("send.check.correct")))
        .click(),
    "code.submit": submitSentCode,
    "verification.open": async ({ screen }) => screen.button("send.verify").click(),
    "check.retry": async ({ screen }) => screen.button("send.checkAgain").click(),
    "payment.sendAgain": async ({ screen }) => {
      await screen.button("send.sendAgain").click();
      await screen.dialog("send.sendAgain.title").getByText(screen.say("send.sendAgain")).last().click();
    },
    "page.goHome": ({ screen }) => screen.button("send.goHome").click(),
    "caps.changed": async (stage) => {
      await stage.operator.submitVerification(stage.who.login);
      await stage.operator.decideVerification(stage.who.login, { decision: "approve" });
      await tellTabs(stage);
    },
    "xstate.done.actor.verify": async ({ page }) => page.keyboard.press("Escape"),
  },
  typed: { "order.submit": ["order.amount"] },
  answers: {
    create: {
      "vop.MTCH": pays("matches"),
      "vop.trusted": async (stage) => {
        pays("matches")(stage);
        await trustAnna(stage);
      },
      "vop.CMTC": pays("closeMatch"),
      "vop.NMTC": pays("noMatch"),
      "vop.NOAP": pays("notChecked"),
      "vop.unread": async (stage) => {
        pays("matches")(stage);
        await stage.meets(unreadable);
      },
      noInstant: paysUnknown("noInstant"),
      noCredit: paysUnknown("noCredit"),
      "unsent.net": (stage) => stage.meets({ call: "orderList", fault: "drop" }),
      ...failuresOf("orderCreate"),
    },
    resend: {
      accepted: () => {},
      waiting: () => {},
      INCORRECT_2FA_CODE: typesWrongCode,
      unread: (stage) => stage.meets(unreadable),
      ...failuresOf("orderCreate"),
      net: lostOnTheWay,
    },
    send: {
      accepted: () => {},
      INCORRECT_2FA_CODE: async (stage) => trustAnna(stage, false),
      unread: (stage) => stage.meets(unreadable),
      ...failuresOf("orderCreate"),
      net: lostOnTheWay,
    },
    reconcile: {
      found: () => {},
      waiting: () => {},
      declined: () => {},
      "error.text": () => {},
      none: () => {},
      ...failuresOf("orderList"),
    },
    saveTemplate: {
      ok: () => {},
      ...failuresOf("templateCreate"),
    },
  },
  meanwhile: {
    "reconcile=declined": stops("decline"),
    "reconcile=error.text": stops("fail"),
  },
  requests: {
    create: ["orderList", "approvalList", "orderCreate"],
    resend: ["orderList", "approvalList", "orderCreate"],
    send: ["orderList", "approvalList", "orderCreate"],
    reconcile: ["orderList", "approvalList"],
    saveTemplate: ["templateCreate"],
  },
  arrived: {
    "blocked.idle": async ({ page, screen }) => {
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page.locator("main form").getByText(screen.say("send.blocked"))).toBeVisible();
    },
    "blocked.verifying": async ({ page, screen }) => {
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page.locator("main form").getByText(screen.say("send.blocked"))).toBeAttached();
    },
    editing: async ({ page, screen, notes }) => {
      await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeHidden();
      await expect(screen.field("send.amount")).toBeEditable();
      const said = notes.get("said");
      if (said) await expect(screen.alert()).toContainText(said);
      notes.delete("said");
    },
    creating: async ({ page }) => {
      await expect(page.locator("main form button[type=submit]")).toHaveAttribute("aria-busy", "true");
    },
    nameCheck: async ({ page, screen }) => {
      await expect(page.getByRole("alertdialog")).toContainText(screen.say("send.check.title"));
    },
    twoFactor: async ({ screen }) => {
      await expect(screen.field("signIn.code")).toBeEditable();
      await expect(screen.field("signIn.code")).toBeFocused();
    },
    resending: async ({ screen, notes }) => {
      await expect(codeDialog(screen)).toBeVisible();
      const forApproval = codeDialog(screen).getByRole("button", {
        name: screen.say("send.submitForApproval"),
        exact: true,
      });
      await expect(notes.has("approved") ? forApproval : confirmButton(screen)).toHaveAttribute(
        "aria-busy",
        "true",
      );
    },
    sending: async ({ page }) => {
      await expect(paysAtOnce(page)).toHaveAttribute("aria-busy", "true");
    },
    "unknown.checking": async ({ screen }) => {
      await expect(screen.alert()).toHaveText(screen.say("send.unknown"));
      await expect(screen.reads("send.looking")).toBeVisible();
      await expect(screen.button("send.checkAgain")).toBeHidden();
    },
    "unknown.waiting": async ({ screen }) => {
      await expect(screen.reads("send.looking")).toBeVisible();
      await expect(screen.button("send.checkAgain")).toBeVisible();
    },
    "unknown.unresolved": async ({ screen }) => {
      await expect(screen.reads("send.unresolved")).toBeVisible();
      await expect(screen.button("send.checkAgain")).toBeVisible();
    },
    "succeeded.savingTemplate": async ({ screen }) => {
      await expect(screen.heading("send.title")).toBeAttached();
    },
    waiting: async ({ page, screen }) => {
      await expect(screen.heading("send.waiting")).toBeFocused();
      await expect(screen.reads("send.waitingText_one", { count: "1" })).toBeVisible();
      await expect(page.getByRole("link", { name: screen.say("send.seeApprovals") })).toBeVisible();
    },
    completed: async ({ page, screen }) => expectPaid(page, screen),
    left: async ({ screen }) => expect(screen.balance()).toBeVisible(),
  },
  journeys: [
    "unverified;verify=closed~caps.changed:able",
    "private;order.submit:template~create=vop.CMTC~name.useMatched~create=vop.MTCH~name.confirm~code.submit~resend=INCORRECT_2FA_CODE~code.submit~resend=net~reconcile=found~saveTemplate=ok",
    "private;order.submit~create=vop.MTCH~name.confirm~code.submit~resend=net~reconcile=declined",
    "private;order.submit~create=vop.trusted~name.confirm~send=INCORRECT_2FA_CODE~code.submit~resend=accepted",
    "private;order.submit~create=vop.trusted~name.confirm~send=net~reconcile=found",
    "approved;order.submit~create=vop.MTCH~name.confirm~code.submit~resend=waiting~page.goHome",
    "approved;order.submit~create=vop.MTCH~name.confirm~code.submit~resend=net~reconcile=waiting",
  ],
  notDriven: {
    "balance.changed": "nothing tells an open form of another balance but what `caps.changed` plays",
    "attempts.seen": "another tab's payment is proven with two tabs in tabs and lostAnswer",
    "caps.changed:documentsSent": "who may send has been verified already",
    "caps.changed:rejected": "who may send has been verified already",
    "caps.changed:twoFactorOff": "takes a dialog of its own above the form, which twoFactor plays",
    company: "a company that is not confirmed is led to its registration, which is a flow of its own",
    unchecked: "the sandbox always checks names before it pays",
    "create=repeat.waiting": "the payment before takes a code of its own, half a minute after",
    "resend=repeat.waiting": "the payment before takes a code of its own, half a minute after",
    "reconcile=approved": "somebody would have to approve it before the first look",
    "reconcile=notApproved": "somebody would have to decline it before the first look",
    "order.submit:tooMuch": byForm,
    "code.submit:short": byForm,
    "create=vop.unknown": "the sandbox's name check knows the four results of the scheme only",
    "create=accepted": "the sandbox answers every first request with a name check",
    "create=declined": notYet,
    "create=error_done": notYet,
    "create=unread": "the sandbox's first request never pays",
    "create=repeat": "once plays it: the payment before takes a code of its own, half a minute after",
    "create=repeat.own": "a key pays once, so that the request in doubt is answered as it was",
    "resend=repeat": "once plays it with two tabs",
    "resend=repeat.own": "a key pays once, so that the request in doubt is answered as it was",
    "create=other": "what the sandbox refuses in its own words the form does not let through",
    "create=nobody": ofCompanies,
    "resend=noInstant": atFirst,
    "resend=noCredit": atFirst,
    "resend=declined": notYet,
    "resend=error_done": notYet,
    "resend=other": "takes five wrong codes in a row, as `sign=locked` of the contract plays",
    "resend=nobody": ofCompanies,
    "resend=unsent.net": "in whose name a payment is entered is known since the name check",
    "send=noInstant": atFirst,
    "send=noCredit": atFirst,
    "send=declined": notYet,
    "send=error_done": notYet,
    "send=other": "takes five wrong codes in a row, as `sign=locked` of the contract plays",
    "send=repeat": "once plays it with two tabs",
    "send=repeat.own": "a key pays once, so that the request in doubt is answered as it was",
    "send=nobody": ofCompanies,
    "send=unsent.net": "in whose name a payment is entered is known since the name check",
    "reconcile=several":
      "a key pays once, and another payment of the same sum takes a code half a minute later",
    "reconcile=strangers": "takes a payment of the same sum from before; to the page it is `reconcile=none`",
  },
};
