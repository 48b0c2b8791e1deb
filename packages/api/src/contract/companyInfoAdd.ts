import { boolean, object, string } from "yup";
import { defineCall } from "./call";

/** Bytes: a document of ten million bytes in base64, and the other fields. */
const largestRequest = 13_400_000;

/** Replaces what is stored under the name. `value` is the text of an answer, or a PDF in base64. */
export const companyInfoAdd = defineCall({
  name: "companyInfoAdd",
  summary: "Stores an answer or a document of a company.",
  method: "POST",
  path: "/corporate/info_add",
  answer: "done",
  largestRequest,
  // The largest document over a slow connection.
  timeoutMs: 180_000,
  request: object({
    corporate_id: string().required(),
    name: string().required().max(100),
    value: string().defined(),
    is_file: boolean().required(),
    section: string().required().max(100),
    /** As on the customer's system. Additions to the specification. */
    file_name: string().max(255),
    file_type: string().max(100),
  }),
  /** `pending` while the bank still has to agree. An addition to the specification. */
  response: object({ success: boolean().default(true), pending: boolean() }),
});
