import { collectionSequences, mandateSchemes } from "@amberline/domain/directDebits";
import { rhythms } from "@amberline/domain/plans";
import { array, boolean, number, object, string, type InferType } from "yup";
import { collectionStates } from "../contract/directDebits";
import { planStates } from "../contract/plans";
import { transactionStatuses, wireDate } from "../contract/schemas";
import { defineOperatorCall } from "./call";
import { decimal, id, instant, maybeInstant, maybeText, search, text, wireMoney } from "./wire";

/** A direct debit is not returned by the payee's bank: the bank pays it back if the customer gave no mandate. */
export const paymentActions = ["settle", "decline", "fail", "return", "payBack"] as const;
export type PaymentAction = (typeof paymentActions)[number];

export const operatorPayment = object({
  id: id(),
  account_id: id(),
  login_id: id(),
  type: string().oneOf(["SEND", "RECEIVE"]).required(),
  status: string().oneOf(transactionStatuses).required(),
  status_reason: maybeText(),
  payment_type: text(),
  amount: wireMoney().required(),
  from_name: text(),
  to_name: text(),
  to_account: text(),
  to_reference: text(),
  created_at: instant(),
  /** When clearing processes it. */
  due_at: maybeInstant(),
  /** Allowed now. */
  actions: array(string().oneOf(paymentActions).required()).required(),
});
export type OperatorPayment = InferType<typeof operatorPayment>;

/** A payment for later. */
export const operatorPlan = object({
  id: id(),
  /** The name of the account it leaves. */
  from_name: text(),
  to_name: text(),
  to_account: text(),
  to_reference: text(),
  amount: wireMoney().required(),
  rhythm: string().oneOf(rhythms).required(),
  state: string().oneOf(planStates).required(),
  /** The business day of the next payment. */
  next: wireDate().required(),
});
export type OperatorPlan = InferType<typeof operatorPlan>;

/** Searches name, account and reference. Waiting payments first, then the newest, at most 100. */
export const listPayments = defineOperatorCall({
  method: "GET",
  path: "/payments",
  access: "view",
  request: object({ search: search(), waiting: boolean().default(false) }),
  response: object({ payments: array(operatorPayment).required(), isPaused: boolean().required() }),
});

export const decidePayment = defineOperatorCall({
  method: "POST",
  path: "/payments/:id/:action",
  access: "payments",
  logged: ["reason"],
  request: object({
    id: id(),
    action: string().oneOf(paymentActions).required(),
    /** Of `payBack`, for the audit log. */
    reason: string()
      .trim()
      .max(200)
      .when("action", { is: "payBack", then: (text) => text.required() }),
  }),
  response: object({ id: id(), status: string().oneOf(transactionStatuses).required() }),
});

const move = object({
  /** The account's id, IBAN or top-up reference. */
  account: string().trim().required(),
  amount: decimal("25.00").required(),
  reference: string().max(140),
});
const moved = object({ id: id(), status: string().oneOf(transactionStatuses).required() });

/** Simulates an incoming payment from another bank. */
export const letMoneyArrive = defineOperatorCall({
  method: "POST",
  path: "/incoming",
  access: "payments",
  logged: ["account", "amount"],
  request: move.shape({
    fromName: string().max(70),
    fromAccount: string().max(34),
    /** `new` and `pending` wait for a decision. */
    status: string().oneOf(["new", "pending", "done"]).default("done"),
  }),
  response: moved,
});

/** Charges a fee that belongs to no payment. */
export const takeFee = defineOperatorCall({
  method: "POST",
  path: "/fees",
  access: "payments",
  logged: ["account", "amount"],
  request: move,
  response: moved,
});

/** Simulates what another bank sends for a creditor. The same creditor, mandate and end-to-end id again is the same collection. */
export const collectDirectDebit = defineOperatorCall({
  method: "POST",
  path: "/collections",
  access: "payments",
  logged: ["account", "amount"],
  request: object({
    /** The account's id or IBAN. */
    account: string().trim().required(),
    amount: decimal("25.00").required(),
    creditorName: string().trim().max(70).required(),
    creditorId: string().trim().max(35).required(),
    /** The creditor's number of it. */
    mandate: string().trim().max(35).required(),
    scheme: string().oneOf(mandateSchemes).default("CORE"),
    /** @default today */
    signed: wireDate(),
    /** @default RCUR, or FRST for a new mandate */
    sequence: string().oneOf(collectionSequences),
    /** Moved to the next business day of the bank. @default tomorrow */
    day: wireDate(),
    reference: string().max(140),
    /** @default one of its own */
    endToEndId: string().max(35),
  }),
  response: object({
    id: id(),
    state: string().oneOf(collectionStates).required(),
    day: wireDate().required(),
    /** What the creditor's bank is told, if it was refused; empty if not. */
    reason: text(),
  }),
});

/** While clearing is paused every payment waits for a manual decision. */
export const pauseClearing = defineOperatorCall({
  method: "POST",
  path: "/clearing",
  access: "payments",
  logged: ["paused"],
  request: object({ paused: boolean().required() }),
  response: object({ paused: boolean().required() }),
});

/** Clears what waits for the next cycle at once. */
export const runClearing = defineOperatorCall({
  method: "POST",
  path: "/clearing/run",
  access: "payments",
  request: object({}),
  response: object({ settled: number().required(), declined: number().required() }),
});

const testAccount = object({
  iban: text(),
  bic: text(),
  holder: text(),
  /** A name to type, and the name check's result for it. */
  typed: object({
    name: text(),
    result: string().oneOf(["MTCH", "CMTC", "NMTC", "NOAP"]).required(),
  })
    .nullable()
    .default(null),
  /** What happens to a payment, as a sentence; empty if it arrives. */
  happens: text(),
});
export type TestAccount = InferType<typeof testAccount>;

/** Accounts at other banks, one for each case to test. */
export const listTestAccounts = defineOperatorCall({
  method: "GET",
  path: "/test_accounts",
  access: "view",
  request: object({}),
  response: object({ accounts: array(testAccount).required() }),
});
