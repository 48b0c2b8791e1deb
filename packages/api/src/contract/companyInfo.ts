import { array, boolean, number, object, string } from "yup";
import { defineCall } from "./call";
import { wireMember } from "./memberFields";
import { optionalText, wireAmount, wireInstant, wireUser } from "./schemas";

export const documentReviews = ["waiting", "accepted", "rejected"] as const;

export const companyDecisions = ["confirmed", "returned"] as const;

/** A stored answer or document. All fields but name, is_file and section are additions to the specification. */
const infoEntry = object({
  name: string().required(),
  is_file: boolean().default(false),
  section: optionalText(),
  /** Answers only; the content of a file is not included. */
  value: optionalText(),
  file_name: optionalText(),
  /** Bytes. */
  size: number().integer().min(0).nullable(),
  /** The bank's review of a document. */
  review: string().oneOf(documentReviews).nullable(),
  review_comment: optionalText(),
  updatedAt: wireInstant().nullable(),
  /** A file that is to replace the document of a confirmed company. */
  change: object({
    state: string().oneOf(["waiting", "declined"]).required(),
    file_name: optionalText(),
    size: number().integer().min(0).nullable(),
    reason: optionalText(),
    asked_at: wireInstant().nullable(),
  })
    .nullable()
    .default(null),
});

/** The bank's latest decision. */
const review = object({
  decision: string().oneOf(companyDecisions).required(),
  reason: string().defined(),
  at: wireInstant().required(),
});

/** Everything stored is included with `full`. */
export const companyInfo = defineCall({
  name: "companyInfo",
  summary: "Answers a company with its members and what it has stored.",
  method: "POST",
  path: "/corporate/info",
  request: object({ corporate_id: string().required(), full: boolean() }),
  response: object({
    corporation: object({
      user: wireUser.required(),
      account: object({
        /** Additions to the specification. */
        id: optionalText(),
        name: string().nullable().default(""),
        country: optionalText(),
        registration_number: optionalText(),
      }),
    }).required(),
    members: array().of(wireMember).default([]),
    balance: wireAmount().nullable().default(null),
    balance_gbp: wireAmount().nullable().default(null),
    /** Only with `full`. */
    info: array().of(infoEntry),
    /** Null before the first decision. An addition to the specification. */
    review: review.nullable().default(null),
  }),
});
