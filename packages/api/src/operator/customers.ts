import { array, boolean, number, object, string, type InferType } from "yup";
import { verificationStatuses } from "../contract/schemas";
import { defineOperatorCall } from "./call";
import { operatorPayment, operatorPlan } from "./payments";
import { trailEntry } from "./trail";
import { decimal, id, instant, maybeText, search, text, wireMoney } from "./wire";

const account = object({
  id: id(),
  kind: string().oneOf(["private", "corporate"]).required(),
  /** The name of a company; the customer's own name for a private account. */
  name: text(),
  iban: maybeText(),
  top_up_reference: maybeText(),
  corporate_confirm: boolean().required(),
  posted: wireMoney().required(),
  pendingOut: wireMoney().required(),
  /** Null while it is open. */
  closed_at: instant().nullable().default(null),
});
export type OperatorAccount = InferType<typeof account>;

const code = object({
  code: text(),
  secondsLeft: number().required(),
  /** Milliseconds until this code is accepted, as the earlier ones are used. */
  usableInMs: number().required(),
});

const customer = object({
  id: id(),
  email: text(),
  first_name: text(),
  last_name: text(),
  two_factor: boolean().required(),
  isConfirmed: boolean().required(),
  confirm_by: string().oneOf(["email", "phone"]).required(),
  sumsub_status: string().oneOf(verificationStatuses).nullable().default(null),
  created_at: instant(),
  /** Open ones. */
  sessions: number().integer().required(),
  /** Who keeps everybody from signing in; a customer's own block ends with a new password. */
  blocked_by: string().oneOf(["customer", "bank"]).nullable().default(null),
  /** The next code of the authenticator; null while two-factor is neither on nor being set up, or without the right `faults`. */
  code: code.nullable().default(null),
  accounts: array(account).required(),
});
export type OperatorCustomer = InferType<typeof customer>;

export const wantedCustomer = object({
  kind: string().oneOf(["private", "corporate"]).default("private"),
  /** Holder of a private account, or the company's name. */
  name: string().min(1).max(70),
  verified: boolean().default(true),
  twoFactor: boolean().default(true),
  /** For a person whether the e-mail is confirmed, for a company whether the bank has confirmed it. */
  confirmed: boolean().default(true),
  confirmBy: string().oneOf(["email", "phone"]).default("email"),
  balance: decimal("1000.00").default("0.00"),
  overdraft: decimal("1000.00").default("0.00"),
  vopPolicy: string().oneOf(["warn", "refuse"]).default("warn"),
  /** Money for an account without its own IBAN goes to the partner bank, under a reference. */
  ownIban: boolean().default(true),
  /** Agreed to the terms before the newest, and was told of the newest. */
  toldOfTerms: boolean().default(false),
});
export type WantedCustomer = InferType<typeof wantedCustomer>;

const createdCustomer = object({
  login: text(),
  password: text(),
  totpSecret: maybeText(),
  accountId: id(),
  /** Empty if it has none. */
  iban: text(),
  /** Null if it has an IBAN. */
  topUpReference: maybeText(),
  name: text(),
});
export type CreatedCustomer = InferType<typeof createdCustomer>;

const done = object({ id: id() });

/** Searches name, e-mail, IBAN and top-up reference. Newest first, at most 100. */
export const listCustomers = defineOperatorCall({
  method: "GET",
  path: "/customers",
  access: "view",
  request: object({ search: search() }),
  response: object({
    customers: array(customer).required(),
    /** Of the demo customers; null for whoever may not see codes. */
    password: maybeText(),
  }),
});

export const readCustomer = defineOperatorCall({
  method: "GET",
  path: "/customers/:id",
  access: "view",
  customer: "id",
  request: object({ id: id() }),
  response: object({
    customer: customer.required(),
    /** Audit log, newest first. */
    trail: array(trailEntry).required(),
    payments: array(operatorPayment).required(),
    /** Soonest first. */
    plans: array(operatorPlan).required(),
  }),
});

export const createCustomer = defineOperatorCall({
  method: "POST",
  path: "/customers",
  access: "faults",
  logged: ["kind", "name", "balance"],
  request: wantedCustomer,
  response: createdCustomer,
});

/** Confirms the e-mail or the phone, whichever the customer has to confirm. */
export const confirmCustomer = defineOperatorCall({
  method: "POST",
  path: "/customers/:id/confirm",
  access: "support",
  customer: "id",
  request: done,
  response: done,
});

/** Resets the failed attempts that lock a customer out. */
export const unlockCustomer = defineOperatorCall({
  method: "POST",
  path: "/customers/:id/unlock",
  access: "support",
  customer: "id",
  request: done,
  response: done,
});

/** Kept in the audit log with the operator's name. */
const reasoned = object({ id: id(), reason: string().trim().max(200).required() });

/** Ends every session of the customer at once. */
export const endCustomerSessions = defineOperatorCall({
  method: "POST",
  path: "/customers/:id/end-sessions",
  access: "support",
  customer: "id",
  logged: ["reason"],
  request: reasoned,
  response: object({ ended: number().integer().required() }),
});

/** Ends every session of the customer, and keeps everybody from signing in until it is lifted. */
export const blockCustomer = defineOperatorCall({
  method: "POST",
  path: "/customers/:id/block",
  access: "support",
  customer: "id",
  logged: ["reason"],
  request: reasoned,
  response: done,
});

/** Lifts the bank's block, or the customer's own. */
export const unblockCustomer = defineOperatorCall({
  method: "POST",
  path: "/customers/:id/unblock",
  access: "support",
  customer: "id",
  logged: ["reason"],
  request: reasoned,
  response: done,
});
