import { array, boolean, number, object, string } from "yup";
import { defineCall } from "./call";
import { wireAccess, wireApprovalRule } from "./memberFields";
import { STEP_UP_REQUIRED } from "./stepUp";

/** Days an invitation may be answered. */
export const invitationDays = 14;

/** Who is invited has access once they accept. */
export const accessStates = ["invited", "refused", "active"] as const;

const person = object({
  id: string().required(),
  /** As whoever invited them wrote it, until they accept. */
  first_name: string().defined(),
  last_name: string().defined(),
  email: string().required(),
  state: string().oneOf(accessStates).required(),
  /** Of who is invited: the invitation has run out. Their access is saved once more to invite them again. */
  is_expired: boolean().default(false),
  /** Nobody changes their own access. */
  is_self: boolean().required(),
  access: wireAccess().required(),
});

const answer = () =>
  object({
    /** Whose account it is: they may do everything. */
    owner: object({ first_name: string().defined(), last_name: string().defined() }).required(),
    data: array(person).required(),
    /** Which payments others have to approve; left out if the provider has no approvals. */
    approval: object({
      rule: wireApprovalRule().nullable().default(null),
      /** How many changes of rule or people wait for approval. */
      waiting: number().integer().min(0).default(0),
    })
      .nullable()
      .default(null),
  });

/** In the order they were invited. For the owner, and people with the right `people`. An addition to the specification. */
export const peopleList = defineCall({
  name: "peopleList",
  summary: "Answers who has access to a company's account.",
  method: "POST",
  path: "/corporate/people",
  request: object({ corporate_id: string().required() }),
  response: answer(),
});

/**
 * Without `id` it invites somebody by mail; who was invited before is given this access instead. Nobody gives more than
 * they have themselves. Where payments need approval, giving somebody `approve` or `people` waits for approval as well. An
 * addition to the specification.
 */
export const personSave = defineCall({
  name: "personSave",
  summary: "Invites a person to a company's account, or changes what they may do.",
  method: "POST",
  path: "/corporate/people/save",
  request: object({
    corporate_id: string().required(),
    id: string(),
    /** Of whom is invited. */
    first_name: string().max(70),
    last_name: string().max(70),
    email: string().max(254),
    access: wireAccess().required(),
  }),
  response: answer(),
  refusals: [STEP_UP_REQUIRED],
});

/** Access ends with the answer. An addition to the specification. */
export const personRemove = defineCall({
  name: "personRemove",
  summary: "Ends somebody's access to a company's account.",
  method: "POST",
  path: "/corporate/people/remove",
  request: object({ corporate_id: string().required(), id: string().required() }),
  response: answer(),
  refusals: [STEP_UP_REQUIRED],
});

/**
 * By who has access to an account that is not theirs, and wants it no more. Refused as removing them is. Access ends with
 * the answer. An addition to the specification, as is `can_leave` of account_info.
 */
export const personLeave = defineCall({
  name: "personLeave",
  summary: "Gives up one's access to a company's account.",
  method: "POST",
  path: "/corporate/people/leave",
  request: object({ corporate_id: string().required() }),
  response: object({ success: boolean().required() }),
});
