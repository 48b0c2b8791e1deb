import { array, boolean, number, object, string } from "yup";
import { defineCall } from "./call";
import { wireMember } from "./memberFields";
import { optionalText, wireAmount, wireInstant, wireUser } from "./schemas";

export const documentReviews = ["waiting", "accepted", "rejected"] as const;

export const companyDecisions = ["confirmed", "returned"] as const;

/** What a company has stored under a name: an answer, or a document. Everything but name, is_file and section is an addition. */
const infoEntry = object({
  name: string().required(),
  is_file: boolean().required(),
  section: optionalText(),
  /** An answer's text; never a file's content. */
  value: optionalText(),
  file_name: optionalText(),
  /** Bytes. */
  size: number().integer().min(0).nullable(),
  /** What the bank says of a document. */
  review: string().oneOf(documentReviews).nullable(),
  review_comment: optionalText(),
  updatedAt: wireInstant().nullable(),
});

/** What the bank last decided about the company, and why. */
const review = object({
  decision: string().oneOf(companyDecisions).required(),
  reason: string().defined(),
  at: wireInstant().required(),
});

/** A company of the login: its members, and with `full` everything it has stored. */
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
        id: string().required(),
        name: string().nullable().default(""),
        country: optionalText(),
        registration_number: optionalText(),
      }).required(),
    }).required(),
    members: array().of(wireMember).required(),
    balance: wireAmount().nullable().default(null),
    balance_gbp: wireAmount().nullable().default(null),
    /** Only when asked for in full. */
    info: array().of(infoEntry),
    /** Null until the bank decides for the first time. An addition to the specification. */
    review: review.nullable().default(null),
  }),
});
