import { array, number, object, string, type InferType } from "yup";
import { addressOf, defineOperatorCall, defineOperatorFile } from "./call";
import { id, instant, maybeInstant, maybeText, search, text } from "./wire";

export const complaintStatuses = ["received", "answered"] as const;

const summary = {
  id: id(),
  /** For the customer to quote, `C-2026-000123`. */
  reference: text(),
  status: string().oneOf(complaintStatuses).required(),
  subject: text(),
  login_id: id(),
  email: text(),
  first_name: text(),
  last_name: text(),
  created_at: instant(),
  /** Civil date the answer is due. */
  answer_by: text(),
  answered_at: maybeInstant(),
};

const complaint = object(summary);
export type OperatorComplaint = InferType<typeof complaint>;

const complaintFile = object({
  ...summary,
  description: text(),
  answer: maybeText(),
  /** The customer's language. */
  language: text(),
  files: array(object({ id: id(), name: text(), type: text(), size: number().required() })).required(),
});
export type ComplaintFile = InferType<typeof complaintFile>;

/** Searches number, subject, name and e-mail. Unanswered ones first, the most urgent on top, at most 200. */
export const listComplaints = defineOperatorCall({
  method: "GET",
  path: "/complaints",
  access: "view",
  request: object({ search: search(), status: string().oneOf(complaintStatuses) }),
  response: object({ complaints: array(complaint).required() }),
});

export const readComplaint = defineOperatorCall({
  method: "GET",
  path: "/complaints/:id",
  access: "view",
  request: object({ id: id() }),
  response: complaintFile,
});

/** Mails the answer to the customer. Refuses a second answer with `answered_already`. */
export const answerComplaint = defineOperatorCall({
  method: "POST",
  path: "/complaints/:id/answer",
  access: "support",
  request: object({
    id: id(),
    answer: string().trim().required("A complaint is answered with words.").max(10_000),
  }),
  response: complaintFile,
});

export const complaintEvidence = defineOperatorFile("/complaints/files/:id");
export const complaintFileAddress = (fileId: string): string =>
  addressOf(complaintEvidence, { id: fileId }).address;
