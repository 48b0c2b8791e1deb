import type { Category } from "@amberline/domain/categories";
import { mandateSchemes } from "@amberline/domain/directDebits";
import { array, boolean, number, object, string, type InferType } from "yup";
import {
  wireAccess,
  wireApprovalRule,
  wireAccessInvitation,
  wireInvitation,
  wireMember,
} from "./memberFields";
import { decimalText } from "./reading";

const isoInstant = (text: string) => {
  if (/^\d{9,10}$/.test(text)) return new Date(Number(text) * 1000).toISOString();
  if (/^\d{12,13}$/.test(text)) return new Date(Number(text)).toISOString();
  const spaced = text.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, "$1T");
  return /T\d{2}:\d{2}(:[\d.]+)?$/.test(spaced) ? `${spaced}Z` : spaced;
};

/** Decimal text in major units ("1234.50"). Reading accepts a number. */
export const wireAmount = () => decimalText(/^-?\d{1,15}(\.\d{1,3})?$/, "decimal amount");

/** ISO 8601 with a zone. Reading accepts one without, in UTC, and a number: milliseconds or seconds since 1970. */
export const wireInstant = () =>
  string()
    .transform((value: unknown) => (typeof value === "string" ? isoInstant(value) : value))
    .matches(/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/, "must be an ISO 8601 instant");

/** Further than any account reaches, and within what every database and calendar can tell. */
export const [firstDay, lastDay] = ["1900-01-01", "2199-12-31"];

/** Between `firstDay` and `lastDay`. Reading accepts an instant, whose date it is. */
export const wireDate = () =>
  string()
    .transform((value: unknown) => (typeof value === "string" ? value.slice(0, 10) : value))
    .matches(/^(19|20|21)\d{2}-\d{2}-\d{2}$/, "must be yyyy-MM-dd");

/** A provider may leave it out or send null. */
export const optionalText = () => string().nullable().default(undefined);

export const transactionTypes = ["SEND", "RECEIVE", "FEE", "fee_manual"] as const;
export const transactionStatuses = ["new", "declined", "pending", "approved", "done", "error_done"] as const;
export const verificationStatuses = ["in_progress", "verify", "reject"] as const;
export const paymentTypes = ["INSTANT", "CREDIT"] as const;
export const paymentSystems = ["SEPA", "SWIFT"] as const;
export const beneficiaryTypes = ["private", "organization"] as const;

export const wireTransactionFile = object({
  id: string().required(),
  name: string().required(),
  /** Media type. */
  type: string().required(),
  size: number().integer().min(0).required(),
});

/** Field names of the specification (section 3). */
export const wireTransaction = object({
  id: string().required(),
  type: string().oneOf(transactionTypes).required(),
  status: string().oneOf(transactionStatuses).required(),
  /** The `fee` of type FEE is shown, of all others the `amount`; the one that is not shown may be missing. */
  amount: wireAmount().nullable().default(null),
  fee: wireAmount().nullable().default(null),
  currency: string().length(3).default("EUR"),
  createdAt: wireInstant().required(),
  updatedAt: wireInstant().nullable().default(null),
  from_name: optionalText(),
  from_account: optionalText(),
  from_bic: optionalText(),
  from_bank_name: optionalText(),
  to_name: optionalText(),
  to_account: optionalText(),
  to_bic: optionalText(),
  to_bank_name: optionalText(),
  to_address: optionalText(),
  to_address_city: optionalText(),
  to_address_zip: optionalText(),
  to_address_country: optionalText(),
  to_reference: optionalText(),
  /**
   * Why a payment was declined, failed or was returned, in the interface language. An addition to the specification.
   */
  status_reason: optionalText(),
  /**
   * A salary, and the customer may not know whose: a word stands for the name, the rest of the other party and the
   * reference are empty. An addition to the specification.
   */
  is_hidden: boolean().default(false),
  /** The scheme of the direct debit that it is; null if it is none. An addition to the specification. */
  direct_debit: string().oneOf(mandateSchemes).nullable().default(null),
  /** What it was for; null if the provider does not say. An addition to the specification. */
  category: string<Category>().nullable().default(null),
  /** Who says so: the customer of this one, or of all with its payee, or a rule of the bank. */
  category_from: string().oneOf(["own", "payee", "guess"]).default("guess"),
  /** The customer's own. An addition to the specification. */
  note: string().default(""),
  /** See `transactionNote`. */
  note_version: number().integer().min(0).default(0),
  /** The customer's own, in the order they came; see `transactionFileAdd`. An addition to the specification. */
  files: array().of(wireTransactionFile.required()).default([]),
  /** The customer's own; see `transactionNote`. An addition to the specification. */
  labels: array().of(string().required()).default([]),
  /** The customer's own space that it went to, or came from; null if it is none. An addition to the specification. */
  space_id: string().nullable().default(null),
});
export type WireTransaction = InferType<typeof wireTransaction>;

/** Field names of the specification (section 3). Secrets are never part of an answer. */
export const wireUser = object({
  id: string().required(),
  provider: optionalText(),
  account_id: optionalText(),
  risk_level: optionalText(),
  email_confirm: boolean().default(false),
  phone_confirm: boolean().default(false),
  sumsub_status: string().nullable().default(null),
  /** With "reject": new photos are not taken. An addition to the specification. */
  sumsub_final: boolean().nullable().default(false),
  sumsub_id: optionalText(),
  /** Messages of support that the customer has not read. An addition to the specification. */
  unread_messages: number().integer().min(0).nullable().default(null),
  /** See `notificationList`; null if the provider has none. An addition to the specification. */
  unread_notifications: number().integer().min(0).nullable().default(null),
  createdAt: optionalText(),
  updatedAt: optionalText(),
  first_name: optionalText(),
  last_name: optionalText(),
  middle_name: optionalText(),
  tariff: optionalText(),
  tariff_name: optionalText(),
  /** What a payment costs, by its type. An addition to the specification. */
  tariff_fees: object({ instant: wireAmount().required(), credit: wireAmount().required() })
    .nullable()
    .default(null),
  is_corporate: boolean().default(false),
  corporate_confirm: boolean().default(false),
  two_factor_auth: boolean().default(false),
  /** Unused recovery codes; null if the provider has none. An addition to the specification. */
  recovery_codes_left: number().integer().min(0).nullable().default(null),
  /** How many the login has; null where it can have none. An addition to the specification. */
  passkeys: number().integer().min(0).nullable().default(null),
  /** Whether the customer can limit payments: see `limitsInfo`. An addition to the specification. */
  has_limits: boolean().default(false),
  /** Whether payments can be planned for later. An addition to the specification. */
  has_plans: boolean().default(false),
  /** Documents of the company the bank rejected. An addition to the specification. */
  rejected_documents: array()
    .of(object({ name: string().required(), comment: optionalText() }))
    .nullable()
    .default(undefined),
  /** What the bank wants changed before it confirms the company. An addition to the specification. */
  returned_reason: optionalText(),
  /** Companies that name this person as a member. An addition to the specification. */
  invitations: array().of(wireInvitation).nullable().default(undefined),
  /** New versions of what the customer agreed to, not looked at so far. An addition to the specification. */
  changed_documents: array()
    .of(object({ document: string().required(), version: wireDate().required() }))
    .nullable()
    .default(undefined),
  /** Companies that invite this person to their account. An addition to the specification. */
  access_invitations: array().of(wireAccessInvitation).nullable().default(undefined),
  overdraft: wireAmount().nullable().default("0.00"),
  email_address: optionalText(),
  mobile_number: optionalText(),
  zip_code: optionalText(),
  city: optionalText(),
  country: optionalText(),
  street: optionalText(),
  iban: optionalText(),
});
export type WireUser = InferType<typeof wireUser>;

/** Field names of the specification (section 3). */
export const wireAccount = object({
  /** An addition to the specification. */
  id: optionalText(),
  name: string().nullable().default("My account"),
  /** Available to spend before the overdraft. Null if the provider does not know. */
  balance: wireAmount().nullable().default(null),
  balance_gbp: wireAmount().nullable().default(null),
  /** Payments in progress, already deducted from `balance`. An addition to the specification. */
  pending_out: wireAmount().nullable().default("0.00"),
  bic: optionalText(),
  fiat_topup: optionalText(),
  /**
   * What happens if a payee's name does not match: warn (the payer may go on) or refuse. A provider that sends a policy
   * makes no payment before its name check.
   */
  vop_policy: string().oneOf(["warn", "refuse"] as const),
  /**
   * 32 bytes in hex, always the same: seals what the app keeps of the account in the browser. An addition to the
   * specification.
   */
  storage_key: optionalText(),
  /** What the person may do with an account that isn't theirs; null for its owner. An addition to the specification. */
  access: wireAccess().nullable().default(null),
  /** Whether others can be given access: see `peopleList`. An addition to the specification. */
  has_people: boolean().default(false),
  /** Whether the customer can give up their access. An addition to the specification. */
  can_leave: boolean().default(false),
  /**
   * Which payments of a company others have to approve, and how much waits; null where nothing is approved. An addition to
   * the specification.
   */
  approvals: object({
    rule: wireApprovalRule().nullable().default(null),
    waiting: number().integer().min(0).default(0),
    /** What the customer can approve of it. */
    for_you: number().integer().min(0).default(0),
  })
    .nullable()
    .default(null),
  /** Whether payments can be made from a file: see `paymentFileUpload`. An addition to the specification. */
  has_payment_files: boolean().default(false),
  /** Whether others can be asked for money: see `moneyRequestCreate`. An addition to the specification. */
  has_money_requests: boolean().default(false),
  /** Whether creditors can collect from it: see `directDebitList`. An addition to the specification. */
  has_direct_debits: boolean().default(false),
  /** Null while the account is open. An addition to the specification. */
  closed_at: wireInstant().nullable().default(null),
  /** Whether the customer can close it, or say where its money goes: see `closingInfo`. An addition to the specification. */
  can_close: boolean().default(false),
  /** Whether money can be set aside in spaces: see `spaceList`. An addition to the specification. */
  has_spaces: boolean().default(false),
  /** Whether limits can be set for a month: see `budgetList`. An addition to the specification. */
  has_budgets: boolean().default(false),
  /** Whether statements can be scheduled: see `statementScheduleInfo`. An addition to the specification. */
  has_statements: boolean().default(false),
  /** Companies only. */
  members: array().of(wireMember).nullable().default(undefined),
  user: wireUser.required(),
});
export type WireAccount = InferType<typeof wireAccount>;
export type WireAccess = NonNullable<WireAccount["access"]>;
export type WireApprovalRule = InferType<ReturnType<typeof wireApprovalRule>>;

export const wireRefusal = object({
  err: string().required(),
  type: string().nullable(),
  /** With NOT_CONFIRMED: the masked address the code was sent to. */
  sent_to: string().nullable(),
  /** With LIKELY_REPEAT: the newest payment that the refused one is like. */
  repeat_of: string(),
});
export const noBody = object({});
export const positiveInteger = () => number().integer().min(1);

/** The signature does not agree to this: it is of another challenge, another passkey or too late. */
export const PASSKEY_REFUSED = "PASSKEY_REFUSED";

/** What the browser answered, as JSON. */
export const passkeyAnswer = () => string().required().max(16_384);
