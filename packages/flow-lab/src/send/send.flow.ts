import type { NameCheck, TemplateDraft } from "@amberline/api/client";
import { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE, LIKELY_REPEAT } from "@amberline/api/contract";
import { money } from "@amberline/domain/money";
import type {
  Created,
  Order,
  OrderOutcome,
  ReconcileOutcome,
  SendEvent,
  TemplateOutcome,
} from "@amberline/flows/send";
import { NO_PERSONAL_ACCOUNT, POSSIBLE_REPEAT, sendMachine } from "@amberline/flows/send/machine";
import {
  able,
  ableWithApproval,
  exampleInput,
  exampleOrder,
  examplePayment,
  examplePending,
  exampleQuote,
  exampleTemplate,
  now,
} from "@amberline/flows/send/examples";
import { failureKeys, Secret } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import type { SnapshotFrom } from "xstate";
import { answers, examples, type FlowDefinition } from "../engine";

const submit = (change: Partial<Order> = {}, draft: TemplateDraft | null = null): SendEvent => ({
  type: "order.submit",
  order: { ...exampleOrder, ...change },
  template: draft,
  attemptId: "attempt-1",
  now,
});

const customer = (): Record<string, SendEvent> => ({
  "order.submit": submit(),
  "order.submit:template": submit({}, exampleTemplate),
  "order.submit:tooMuch": submit({ amount: money(999_999, "EUR") }),
  "name.confirm": { type: "name.confirm", now },
  "name.useMatched": { type: "name.useMatched", attemptId: "attempt-2", now },
  "dialog.cancel": { type: "dialog.cancel" },
  "code.submit": { type: "code.submit", code: new Secret("975310"), now },
  "code.submit:short": { type: "code.submit", code: new Secret("9753"), now },
  "verification.open": { type: "verification.open" },
  "check.retry": { type: "check.retry" },
  "payment.sendAgain": { type: "payment.sendAgain" },
  "page.goHome": { type: "page.goHome" },
});

const surroundings: Record<string, SendEvent> = {
  "caps.changed:able": { type: "caps.changed", caps: able },
  "caps.changed:documentsSent": { type: "caps.changed", caps: { ...able, verification: "in_progress" } },
  "caps.changed:rejected": { type: "caps.changed", caps: { ...able, verification: "reject" } },
  "caps.changed:twoFactorOff": { type: "caps.changed", caps: { ...able, hasTwoFactor: false } },
  "balance.changed:more": { type: "balance.changed", available: money(500_000, "EUR") },
  "balance.changed:less": { type: "balance.changed", available: money(100, "EUR") },
  "balance.changed:none": { type: "balance.changed", available: money(0, "EUR") },
  "attempts.seen": { type: "attempts.seen", attempts: [{ ...examplePending, id: "attempt-elsewhere" }] },
  "attempts.seen:none": { type: "attempts.seen", attempts: [] },
};

const knownIds = ["payment-before"];
const created = (outcome: OrderOutcome): Created => ({ outcome, knownIds, repeated: [], isSent: true });
const unsent = (outcome: Created["outcome"]): Created => ({
  outcome,
  knownIds: null,
  repeated: [],
  isSent: false,
});
const repeats = (...repeated: string[]): Created => ({ ...unsent(refused(LIKELY_REPEAT, "")), repeated });
const checked = (check: NameCheck) => created({ ok: true, data: { kind: "nameCheck", check } });

const accepted = {
  accepted: created({ ok: true, data: { kind: "accepted", id: "payment-1", status: "pending" } }),
};
const waits = {
  waiting: created({
    ok: true,
    data: { kind: "accepted", id: "proposal-1", status: null, approvalsNeeded: 2 },
  }),
};
const dead = (status: "declined" | "error_done") =>
  created({ ok: true, data: { kind: "accepted", id: "payment-1", status } });
const notMade: Record<string, Created> = {
  repeat: repeats("payment-before"),
  "repeat.own": repeats("payment-1"),
  unread: unsent(refused(POSSIBLE_REPEAT, "")),
  noInstant: created(refused(INSTANT_NOT_REACHABLE, INSTANT_NOT_REACHABLE)),
  noCredit: created(refused(CREDIT_NOT_REACHABLE, CREDIT_NOT_REACHABLE)),
  declined: dead("declined"),
  error_done: dead("error_done"),
  other: created(refused("other", "Payments are closed until noon")),
  nobody: unsent(refused(NO_PERSONAL_ACCOUNT, "")),
  "unsent.net": unsent(failures.net),
  ...Object.fromEntries(Object.entries(failures).map(([name, failure]) => [name, created(failure)])),
};
const repeatsWaiting = { "repeat.waiting": { ...repeats("proposal-0"), waiting: ["proposal-0"] } };
const checks: Record<string, Created> = {
  "vop.MTCH": checked({ result: "MTCH", id: "check-1", quote: exampleQuote }),
  "vop.trusted": checked({ result: "MTCH", id: "check-1", quote: exampleQuote, withoutCode: true }),
  "vop.CMTC": checked({ result: "CMTC", id: "check-1", matchedName: "Jānis Kalniņš-Bērzs" }),
  "vop.NMTC": checked({ result: "NMTC", id: "check-1", quote: exampleQuote }),
  "vop.NOAP": checked({ result: "NOAP" }),
  "vop.unread": { ...checked({ result: "MTCH", id: "check-1", quote: exampleQuote }), knownIds: null },
  "vop.unknown": checked({ result: "ZZZZ", message: "Call the beneficiary" }),
};
const reconciled: Record<string, ReconcileOutcome> = {
  found: { ok: true, data: [examplePayment()] },
  several: { ok: true, data: [examplePayment(), examplePayment({ id: "payment-2" })] },
  declined: { ok: true, data: [examplePayment({ status: "declined" })] },
  "error.text": {
    ok: true,
    data: [examplePayment({ status: "error_done", statusReason: "The account is closed" })],
  },
  strangers: {
    ok: true,
    data: [examplePayment({ id: "payment-before" }), examplePayment({ kind: "receive" })],
  },
  none: { ok: true, data: [] },
  ...failures,
};
const proposed: Record<string, ReconcileOutcome> = {
  waiting: { ok: true, data: [], proposal: { state: "waiting", needed: 2 } },
  approved: { ok: true, data: [], proposal: { state: "approved", needed: 2 } },
  notApproved: { ok: true, data: [], proposal: { state: "declined", needed: 2 } },
};
const savedTemplate: Record<string, TemplateOutcome> = {
  ok: { ok: true, data: true },
  ...failures,
};

const mayWait = ({ context }: SnapshotFrom<typeof sendMachine>) => context.caps.hasApprovals;

export const sendFlow: FlowDefinition<typeof sendMachine> = {
  id: "send",
  machine: sendMachine,
  inputs: {
    private: exampleInput,
    refusing: { ...exampleInput, policy: "refuse" },
    company: { ...exampleInput, caps: { ...able, isCompany: true } },
    unverified: { ...exampleInput, caps: { ...able, verification: "none" }, canVerify: true },
    unchecked: { ...exampleInput, checksNamesFirst: false },
    pending: { ...exampleInput, pendingAttempts: [examplePending] },
    approved: { ...exampleInput, caps: ableWithApproval },
  },
  catalogue: (snapshot) => [
    ...examples("user", customer()),
    ...answers(snapshot, "create", {
      ...checks,
      ...accepted,
      ...notMade,
      ...(mayWait(snapshot) && repeatsWaiting),
    }),
    ...answers(snapshot, "resend", {
      ...accepted,
      ...(mayWait(snapshot) && { ...waits, ...repeatsWaiting }),
      INCORRECT_2FA_CODE: created(refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE")),
      ...notMade,
    }),
    ...answers(snapshot, "send", {
      ...accepted,
      INCORRECT_2FA_CODE: created(refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE")),
      ...notMade,
    }),
    ...answers(snapshot, "reconcile", { ...reconciled, ...(mayWait(snapshot) && proposed) }),
    ...answers(snapshot, "saveTemplate", savedTemplate),
    ...answers<unknown>(snapshot, "verify", { closed: null }),
    ...examples("environment", surroundings),
  ],
  project: ({
    reasons,
    check,
    template: draft,
    tries,
    available,
    order,
    quote,
    policy,
    canVerify,
    ...context
  }) => [
    (order === null || (check !== null && !context.isInDoubt)) &&
      context.elsewhere.length > 0 &&
      !context.isTwinNoted,
    context.checksNamesFirst,
    context.isInDoubt && context.attempt !== null,
    reasons.length > 0,
    canVerify && reasons.includes("notVerified"),
    context.caps.hasApprovals,
    context.approvalsNeeded !== null,
    policy,
    check && [
      check.withoutCode === true && context.toldOf.length === 0,
      check.matchedName !== undefined,
      check.result === "NMTC",
      context.attempt?.knownIds === null,
    ],
    draft !== null,
    Math.min(tries, 4),
    order && available && available.minor < (quote?.total ?? order.amount).minor,
  ],
  requirements: {
    "blocked.idle": ["2.10", "4 send flow", "6"],
    "blocked.verifying": ["2.11", "4 identity verification"],
    editing: ["2.10", "5 send form"],
    creating: ["7 /order/create"],
    nameCheck: ["4 send flow", "8 name check"],
    twoFactor: ["2.10", "4 send flow"],
    resending: ["7 /order/create"],
    sending: ["2.14 trusted", "7 /order/create"],
    "unknown.checking": ["8 network failure"],
    "unknown.waiting": ["8 network failure"],
    "unknown.unresolved": ["8 network failure"],
    "succeeded.savingTemplate": ["2.10", "7 /user/payment_templates/create"],
    waiting: ["2.10 approvals"],
    completed: ["4 send flow"],
    left: ["8 network failure"],
  },
  texts: [
    ...failureKeys,
    "error.amount.aboveBalance",
    "error.amount.aboveBalanceWithFee",
    "send.noInstant",
    "send.noCredit",
    "send.codeWrong",
    "send.codeNeeded",
    "send.noPersonalAccount",
    "send.notMade",
    "send.notMade.access",
    "send.twin",
    "send.repeat",
    "send.repeatWaiting",
    "send.notApproved",
    "send.unread",
    "transactions.title.declined",
    "transactions.title.error_done",
  ],
  takenWhileBusy: [],
  unreachable: {},
};
