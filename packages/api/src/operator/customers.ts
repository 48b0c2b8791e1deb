import { array, boolean, number, object, string, type InferType } from "yup";
import { verificationStatuses } from "../contract/schemas";
import { defineOperatorCall } from "./call";
import { operatorPayment } from "./payments";
import { decimal, id, instant, maybeText, search, text, wireMoney } from "./wire";

const account = object({
  id: id(),
  kind: string().oneOf(["private", "corporate"]).required(),
  /** Of a company its name; of a person what they call the account. */
  name: text(),
  iban: maybeText(),
  top_up_reference: maybeText(),
  corporate_confirm: boolean().required(),
  posted: wireMoney().required(),
  pendingOut: wireMoney().required(),
});
export type OperatorAccount = InferType<typeof account>;

const code = object({
  code: text(),
  secondsLeft: number().required(),
  /** The codes before it are used: how long until this one is taken, in milliseconds. */
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
  /** What the authenticator shows next; null while two-factor is off and not being set up. */
  code: code.nullable().default(null),
  accounts: array(account).required(),
});
export type OperatorCustomer = InferType<typeof customer>;

const trailEntry = object({ id: number().required(), at: instant(), action: text(), detail: text() });
export type TrailEntry = InferType<typeof trailEntry>;

/** What a tester wants a customer to be. */
export const wantedCustomer = object({
  kind: string().oneOf(["private", "corporate"]).default("private"),
  /** Holder of a private account, or the company's name. */
  name: string().min(1).max(70),
  verified: boolean().default(true),
  twoFactor: boolean().default(true),
  /** Of a person: the e-mail is confirmed. Of a company: the bank has confirmed it. */
  confirmed: boolean().default(true),
  confirmBy: string().oneOf(["email", "phone"]).default("email"),
  balance: decimal("1000.00").default("0.00"),
  overdraft: decimal("1000.00").default("0.00"),
  vopPolicy: string().oneOf(["warn", "refuse"]).default("warn"),
  /** Without an IBAN of its own money for the account comes to the partner bank, under a reference. */
  ownIban: boolean().default(true),
});
export type WantedCustomer = InferType<typeof wantedCustomer>;

const createdCustomer = object({
  login: text(),
  password: text(),
  totpSecret: maybeText(),
  accountId: id(),
  /** Empty for an account without one. */
  iban: text(),
  /** Null for an account with an IBAN. */
  topUpReference: maybeText(),
  name: text(),
});
export type CreatedCustomer = InferType<typeof createdCustomer>;

const done = object({ id: id() });

/** Who can sign in, by name, e-mail, IBAN or top-up reference: the newest first, at most 100. */
export const listCustomers = defineOperatorCall({
  method: "GET",
  path: "/customers",
  request: object({ search: search() }),
  response: object({ customers: array(customer).required(), password: text() }),
});

export const readCustomer = defineOperatorCall({
  method: "GET",
  path: "/customers/:id",
  request: object({ id: id() }),
  response: object({
    customer: customer.required(),
    /** What they did and met, the newest first. */
    trail: array(trailEntry).required(),
    payments: array(operatorPayment).required(),
  }),
});

export const createCustomer = defineOperatorCall({
  method: "POST",
  path: "/customers",
  request: wantedCustomer,
  response: createdCustomer,
});

/** Confirms the e-mail or the phone, whichever was asked of the customer. */
export const confirmCustomer = defineOperatorCall({
  method: "POST",
  path: "/customers/:id/confirm",
  request: done,
  response: done,
});

/** Forgets the failed attempts that keep a customer out. */
export const unlockCustomer = defineOperatorCall({
  method: "POST",
  path: "/customers/:id/unlock",
  request: done,
  response: done,
});
