import { memberPositions } from "@amberline/domain/company";
import { mostApprovers, rights } from "@amberline/domain/rights";
import { array, number, object, string } from "yup";
import { decimalText, growing } from "./reading";

/** A share of a company, 0 to 100: decimal text with at most two decimals. Reading accepts a number. */
export const wirePercent = () => decimalText(/^\d{1,3}(\.\d{1,2})?$/, "percent");

/** In EUR. */
const mostPaid = () =>
  decimalText(/^\d{1,13}(\.\d{1,2})?$/, "decimal amount")
    .nullable()
    .default(null);

/** What a person may do with a company's account. An addition to the specification. */
export const wireAccess = () =>
  object({
    /** A right that came later is not known to a tab that is still open. */
    rights: array(string().oneOf(rights).required()).required().meta(growing),
    /** The most they may pay or approve, without fees; null for no limit. */
    per_payment: mostPaid(),
    /** A day of the bank. */
    per_day: mostPaid(),
  });

/** Payments above the amount are made once so many others have approved them. An addition to the specification. */
export const wireApprovalRule = () =>
  object({
    above: decimalText(/^\d{1,13}(\.\d{1,2})?$/, "decimal amount").required(),
    approvers: number().integer().min(1).max(mostApprovers).required(),
  });

export const wireInvitation = object({
  id: string().required(),
  company: string().defined(),
  country: string().nullable(),
  registration_number: string().nullable(),
  /** Who names them. */
  invited_by: string().nullable(),
  position: string().oneOf(memberPositions).required(),
  percent: wirePercent().nullable().default(null),
});

/** To use a company's account, not to be a member. */
export const wireAccessInvitation = object({
  id: string().required(),
  company: string().defined(),
  registration_number: string().nullable(),
  invited_by: string().nullable(),
  access: wireAccess().required(),
});

export const changeKinds = ["add", "remove"] as const;
export const changeStates = ["invited", "refused", "waiting", "declined"] as const;

/** Field names of the specification (section 3). */
export const wireMember = object({
  position: string().oneOf(memberPositions).required(),
  /** Owners only. */
  percent: wirePercent().nullable().default(null),
  account: object({
    first_name: string().nullable().default(""),
    last_name: string().nullable().default(""),
  }),
  user: object({
    id: string().required(),
    sumsub_status: string().nullable().default(null),
    /** Distinguishes members of the same name. An addition to the specification. */
    email_address: string().nullable().default(""),
  }).required(),
  /**
   * What is to become of them: to be added (not a member yet) or removed. `invited` until they accept, `waiting` until
   * the bank decides. An addition to the specification.
   */
  change: object({
    kind: string().oneOf(changeKinds).required(),
    state: string().oneOf(changeStates).required(),
    reason: string().nullable(),
  })
    .nullable()
    .default(null),
});
