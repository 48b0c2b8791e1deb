import { array, boolean, mixed, number, object, string, type InferType } from "yup";
import { companyDecisions, documentReviews } from "../contract/companyInfo";
import { rights } from "@amberline/domain/rights";
import { changeKinds, changeStates } from "../contract/memberFields";
import { accessStates } from "../contract/people";
import { verificationStatuses } from "../contract/schemas";
import { addressOf, defineOperatorCall, defineOperatorFile } from "./call";
import { id, instant, maybeInstant, maybeText, search, text } from "./wire";

const missing = object({
  step: text(),
  item: text(),
  /** The comment on a rejected document. */
  rejection: string().nullable(),
});
const review = object({
  decision: string().oneOf(companyDecisions).required(),
  reason: text(),
  at: instant(),
});

const company = object({
  id: id(),
  name: text(),
  country: maybeText(),
  registration_number: maybeText(),
  corporate_confirm: boolean().required(),
  created_at: instant(),
  /** Changes that wait for a decision. */
  waiting: number().required(),
  /** Of the owner. */
  email: text(),
  missing: array(missing).required(),
  review: review.nullable().default(null),
});
export type OperatorCompany = InferType<typeof company>;

const document = object({
  document: text(),
  file_name: text(),
  /** Bytes. */
  size: number().required(),
  review: string().oneOf(documentReviews).required(),
  comment: text(),
  uploaded_at: instant(),
  reviewed_at: maybeInstant(),
});
export type CompanyDocument = InferType<typeof document>;

const member = object({
  /** Their login. */
  id: id(),
  first_name: text(),
  last_name: text(),
  email: text(),
  position: text(),
  /** Hundredths of a percent. */
  share: number().nullable().default(null),
  sumsub_status: string().oneOf(verificationStatuses).nullable().default(null),
});

const newDocument = object({
  id: id(),
  document: text(),
  file_name: text(),
  /** Bytes. */
  size: number().required(),
  state: string().oneOf(["waiting", "declined"]).required(),
  reason: text(),
  asked_at: instant(),
});

/** Somebody to be added to the company, or removed from it. */
const memberChange = member.shape({
  change_id: id(),
  kind: string().oneOf(changeKinds).required(),
  state: string().oneOf(changeStates).required(),
  reason: text(),
  asked_at: instant(),
});

/** Amounts in cents of EUR; null for no limit. */
const person = object({
  login_id: id(),
  first_name: text(),
  last_name: text(),
  email: text(),
  state: string().oneOf(accessStates).required(),
  rights: array(string().oneOf(rights).required()).required(),
  per_payment_cents: number().nullable().defined(),
  per_day_cents: number().nullable().defined(),
});

const isAnswers = (value: unknown): value is Record<string, string> =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((answer) => typeof answer === "string");

const companyFile = object({
  id: id(),
  name: text(),
  isConfirmed: boolean().required(),
  /** By the names of the questions. */
  answers: mixed<Record<string, string>>(isAnswers).required(),
  documents: array(document).required(),
  members: array(member).required(),
  /** Only a confirmed company has changes that wait; somebody it invited may not have answered. */
  newDocuments: array(newDocument).required(),
  memberChanges: array(memberChange).required(),
  /** Who may use the account besides its owner, or is invited to. */
  people: array(person).required(),
  /** Which payments others have to approve, in cents; and how many things wait. */
  approval: object({
    rule: object({ aboveCents: number().required(), approvers: number().required() })
      .nullable()
      .default(null),
    waiting: number().required(),
  }).required(),
  signature: object({ signer_name: text(), signed_at: instant(), sha256: text() }).nullable().default(null),
  missing: array(missing).required(),
  review: review.nullable().default(null),
});
export type CompanyFile = InferType<typeof companyFile>;

/** Searches name, number and owner. Unconfirmed companies first, then the newest, at most 200. */
export const listCompanies = defineOperatorCall({
  method: "GET",
  path: "/companies",
  access: "view",
  request: object({
    search: search(),
    /** Exact match. */
    name: string(),
  }),
  response: object({ companies: array(company).required() }),
});

export const readCompany = defineOperatorCall({
  method: "GET",
  path: "/companies/:id",
  access: "view",
  request: object({ id: id() }),
  response: companyFile,
});

export const decideCompany = defineOperatorCall({
  method: "POST",
  path: "/companies/:id/decide",
  access: "support",
  logged: ["decision", "force"],
  request: object({
    id: id(),
    decision: string().oneOf(companyDecisions).required(),
    /** Shown to the owner. */
    reason: string()
      .trim()
      .max(1_000)
      .default("")
      .when("decision", {
        is: "returned",
        then: (reason) => reason.required("A company is returned with a reason."),
      }),
    /** Confirms an incomplete company. */
    force: boolean().default(false),
  }),
  response: object({ id: id(), decision: text() }),
});

/** For a company whose people can't do it themselves, as those who approve are gone. Its owner is told by mail. */
export const liftApprovalRule = defineOperatorCall({
  method: "POST",
  path: "/companies/:id/approval_rule/lift",
  access: "support",
  logged: ["reason"],
  request: object({
    id: id(),
    /** For the trail. */
    reason: string().trim().max(500).required("A rule is lifted with a reason."),
  }),
  response: object({ id: id() }),
});

/** Whatever rule then lacks approvers. Its owner and the person are told by mail. */
export const endPersonAccess = defineOperatorCall({
  method: "POST",
  path: "/companies/:id/people/:person/end",
  access: "support",
  logged: ["person", "reason"],
  request: object({
    id: id(),
    /** Their login. */
    person: string().required(),
    /** For the trail. */
    reason: string().trim().max(500).required("Access is ended with a reason."),
  }),
  response: object({ id: id(), person: text() }),
});

export const reviewDocument = defineOperatorCall({
  method: "POST",
  path: "/companies/:id/documents/:document",
  access: "support",
  logged: ["review"],
  request: object({
    id: id(),
    document: string().required(),
    review: string().oneOf(["accepted", "rejected"]).required(),
    /** Mailed to the owner. */
    comment: string()
      .trim()
      .max(500)
      .default("")
      .when("review", {
        is: "rejected",
        then: (comment) => comment.required("A document is rejected with a comment."),
      }),
  }),
  response: object({ document: text(), review: text(), comment: text() }),
});

/** Decides about a change of a confirmed company. */
export const decideChange = defineOperatorCall({
  method: "POST",
  path: "/companies/:id/changes/:change",
  access: "support",
  logged: ["decision"],
  request: object({
    id: id(),
    change: id(),
    decision: string().oneOf(["approved", "declined"]).required(),
    /** Mailed to the owner. */
    reason: string()
      .trim()
      .max(1_000)
      .default("")
      .when("decision", {
        is: "declined",
        then: (reason) => reason.required("A change is declined with a reason."),
      }),
  }),
  response: object({ change: id(), decision: text() }),
});

export const newCompanyDocument = defineOperatorFile("/companies/:id/changes/:change");
export const newDocumentAddress = (companyId: string, change: string): string =>
  addressOf(newCompanyDocument, { id: companyId, change }).address;

export const companyDocument = defineOperatorFile("/companies/:id/documents/:document");
export const companyDocumentAddress = (companyId: string, document: string): string =>
  addressOf(companyDocument, { id: companyId, document }).address;

export const companyContract = defineOperatorFile("/companies/:id/contract");
export const companyContractAddress = (companyId: string): string =>
  addressOf(companyContract, { id: companyId }).address;
