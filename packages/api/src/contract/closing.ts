import { array, boolean, object, string } from "yup";
import { defineCall } from "./call";
import { noBody, wireAmount, wireDate, wireInstant } from "./schemas";
import { STEP_UP_REQUIRED } from "./stepUp";

/** What keeps an account from being closed, until the customer has seen to it. */
export const closingBlockers = [
  "pending",
  "approvals",
  "files",
  "rule",
  "debt",
  "currency",
  "identity",
  "twoFactor",
] as const;
/** What closing ends, or moves back to the account first. */
export const closingEnds = [
  "plans",
  "mandates",
  "collections",
  "requests",
  "spaces",
  "statements",
  "people",
] as const;

/** What the customer was shown has changed meanwhile: it is to be read again. */
export const CLOSING_CHANGED = "CLOSING_CHANGED";

const money = () => wireAmount().nullable().default(null);

const row = object({
  /** Of whom or what it is; empty where the kind says it all. */
  name: string().defined(),
  amount: money(),
  day: wireDate().nullable().default(null),
});

const item = <Kind extends string>(kinds: readonly Kind[]) =>
  object({ kind: string().oneOf(kinds).required(), rows: array(row).required() });

const payee = () => object({ name: string().required(), account: string().required() });

const answer = () =>
  object({
    data: object({
      /** Null while the account is open. */
      closed_at: wireInstant().nullable().default(null),
      /** What is paid out: all that the account and its spaces have. After closing, what has come back. */
      amount: wireAmount().required(),
      blockers: array(item(closingBlockers)).required(),
      ends: array(item(closingEnds)).required(),
      /** The customer's other accounts that can take it. */
      own: array(payee()).required(),
      /** Where the money went last; null if nowhere. */
      paid: payee()
        .shape({ amount: wireAmount().required(), is_final: boolean().required() })
        .nullable()
        .default(null),
      /** The day until which statements can be had; null while the account is open. */
      kept_until: wireDate().nullable().default(null),
    }).required(),
  });

/** Of the token's account, by its owner alone. An addition to the specification, as are the two after it. */
export const closingInfo = defineCall({
  name: "closingInfo",
  summary: "Answers what closing the account takes and ends.",
  method: "POST",
  path: "/account/closing",
  request: noBody,
  response: answer(),
});

/** The name check of the account that the rest goes to, for the amount that the customer was shown. */
export const closingPayee = defineCall({
  name: "closingPayee",
  summary: "Checks the name of whom the rest of the money goes to.",
  method: "POST",
  path: "/account/closing/payee",
  request: object({ amount: wireAmount().required(), to: payee().required() }),
  response: object({
    data: object({
      /** Of the check. */
      id: string().required(),
      result: string().required(),
      matched_name: string().nullable().default(null),
      /** Empty if the directory doesn't know it. */
      bank: string().defined(),
    }).required(),
  }),
  refusals: [CLOSING_CHANGED],
});

/**
 * Pays out what the account has and closes it, in one step. Takes a step-up for this amount and payee alone. An account
 * that is closed already answers as it stands, so a lost answer can be asked for again; what came back to it is paid out.
 */
export const accountClose = defineCall({
  name: "accountClose",
  summary: "Closes the account.",
  method: "POST",
  path: "/account/close",
  request: object({
    amount: wireAmount().required(),
    /** Null if there is nothing to pay out. */
    to: payee().nullable().default(null),
    /** Of the name check; none without a payee. */
    check: string().nullable().default(null),
  }),
  response: answer(),
  refusals: [CLOSING_CHANGED, STEP_UP_REQUIRED],
});
