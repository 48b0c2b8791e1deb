import { array, boolean, number, object, string } from "yup";
import { defineCall } from "./call";
import { wireAccess, wireApprovalRule } from "./memberFields";
import { wirePlan } from "./plans";
import { beneficiaryTypes, noBody, paymentTypes, wireAmount, wireDate, wireInstant } from "./schemas";
import { STEP_UP_REQUIRED } from "./stepUp";

/** `withdrawn` by who made it, or with their right to make it. */
export const proposalStates = ["waiting", "approved", "declined", "withdrawn", "expired"] as const;

/**
 * Why the customer can't approve: they made it, have approved it, it is above what they may approve, in a payment or
 * today, or they have not the right to.
 */
export const approvalBars = ["own", "given", "abovePayment", "aboveDay", "noRight"] as const;

export const approvalsAtOnce = 50;

const name = () => object({ name: string().defined(), is_self: boolean().required() });
const signature = () => name().shape({ at: wireInstant().required() });

/** As its maker confirmed it: whoever wants another makes another. */
const proposedPayment = object({
  /** The idempotency key of the order that made it. */
  order_key: string().required(),
  to_name: string().required(),
  to_account: string().required(),
  to_bic: string().required(),
  to_reference: string().required(),
  beneficary_type: string().oneOf(beneficiaryTypes).required(),
  amount: wireAmount().required(),
  fee: wireAmount().required(),
  payment_type: string().oneOf(paymentTypes).required(),
  plan: wirePlan().nullable().default(null),
  /** What the name check said, and in which words, to whoever made it. */
  vop_result: string().required(),
  message: string().nullable().default(null),
  /** Whether its maker knew of another like it. */
  is_repeat: boolean().default(false),
});

/** As its maker approved it: a file that is changed is withdrawn first. */
const proposedFile = object({
  /** Of `paymentFileRows`, which answers its payments. */
  file_id: string().required(),
  name: string().required(),
  payments: number().integer().min(1).required(),
  /** Without fees. */
  amount: wireAmount().required(),
  fee: wireAmount().required(),
  is_salary: boolean().required(),
  first_day: wireDate().nullable().default(null),
  last_day: wireDate().nullable().default(null),
  /** How many should have been paid by now, and are at once when it is approved. */
  passed: number().integer().min(0).default(0),
  /** Salaries whose payments the customer may not see, but their total. */
  is_hidden: boolean().default(false),
  /** How many of them go to another name than the account's, or repeat another payment; its maker knew. */
  accepted: number().integer().min(0).required(),
  /** Whether the bank has asked for the names of the payees. */
  checks_names: boolean().default(true),
});

/** Something one person made and others have to approve: just one of `payment`, `file`, `rule` and `person` is there. */
export const proposal = object({
  id: string().required(),
  state: string().oneOf(proposalStates).required(),
  made_by: name().required(),
  createdAt: wireInstant().required(),
  expires_at: wireInstant().required(),
  /** How many others have to approve it. */
  needed: number().integer().min(1).required(),
  approved_by: array(signature().required()).required(),
  /** Who else may still approve it. */
  approvers: array(name().required()).required(),
  /** Null if the customer can approve it. */
  bar: string().oneOf(approvalBars).nullable().default(null),
  /** Who declined or withdrew it, and why. */
  ended_by: signature()
    .shape({ reason: string().nullable().default(null) })
    .nullable()
    .default(null),
  payment: proposedPayment.nullable().default(null),
  file: proposedFile.nullable().default(null),
  /** The rule to hold from then on; `rule` is null for none. */
  rule: object({ rule: wireApprovalRule().nullable().default(null) })
    .nullable()
    .default(null),
  /** Who is to have access, or other access than before. */
  person: object({
    first_name: string().defined(),
    last_name: string().defined(),
    email: string().required(),
    access: wireAccess().required(),
  })
    .nullable()
    .default(null),
});

const answer = () =>
  object({
    /** What waits, and what ended in the last 30 days; the newest first. */
    data: array(proposal).required(),
    /** What the company lets the customer approve; null for no limits, as for the owner of the account. */
    own: object({
      per_payment: wireAmount().nullable().default(null),
      per_day: wireAmount().nullable().default(null),
      approved_today: wireAmount().required(),
    })
      .nullable()
      .default(null),
  });

/** Of the token's account. An addition to the specification. */
export const approvalList = defineCall({
  name: "approvalList",
  summary: "Answers what waits for somebody else's approval.",
  method: "POST",
  path: "/approval",
  request: noBody,
  response: answer(),
});

/**
 * Approves all or none. `code` is of the act `approval`, whose subject are the ids joined by commas, in any order. What
 * has its last approval is made with the answer: refused, all of it, if one of them can't be. `total` is that of the
 * payments as shown, without fees. An addition to the specification.
 */
export const approvalGive = defineCall({
  name: "approvalGive",
  summary: "Approves what others made.",
  method: "POST",
  path: "/approval/give",
  timeoutMs: 30_000,
  request: object({
    ids: array(string().required()).min(1).max(approvalsAtOnce).required(),
    total: wireAmount().required(),
    code: string().max(6).required(),
  }),
  response: answer(),
  refusals: ["INCORRECT_2FA_CODE"],
});

/** Whoever made it withdraws it, which needs no reason. What has ended already stays so. An addition to the specification. */
export const approvalDecline = defineCall({
  name: "approvalDecline",
  summary: "Declines or withdraws something that waits for approval.",
  method: "POST",
  path: "/approval/decline",
  request: object({ id: string().required(), reason: string().max(140) }),
  response: answer(),
});

/**
 * By the owner of the account. A looser rule than the one that holds waits for approval itself, by as many as that one
 * asks for. An addition to the specification.
 */
export const approvalRuleSave = defineCall({
  name: "approvalRuleSave",
  summary: "Sets which payments of a company need approval, and by how many.",
  method: "POST",
  path: "/corporate/approval",
  request: object({ corporate_id: string().required(), rule: wireApprovalRule().nullable().defined() }),
  response: object({
    rule: wireApprovalRule().nullable().default(null),
    /** How many changes of rule or people wait for approval. */
    waiting: number().integer().min(0).required(),
  }),
  refusals: [STEP_UP_REQUIRED],
});
