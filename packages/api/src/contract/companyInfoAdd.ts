import { boolean, object, string } from "yup";
import { defineCall } from "./call";

/** Room for a document of ten million bytes in base64, and the fields beside it. */
const largestRequest = 13_400_000;

/**
 * Stores an answer or a document of a company under its name, in place of the one before. `value` is the answer's text,
 * or a PDF in base64.
 */
export const companyInfoAdd = defineCall({
  name: "companyInfoAdd",
  summary: "Stores an answer or a document of a company.",
  method: "POST",
  path: "/corporate/info_add",
  largestRequest,
  // A document of the largest size over a slow line.
  timeoutMs: 180_000,
  request: object({
    corporate_id: string().required(),
    name: string().required().max(100),
    value: string().defined(),
    is_file: boolean().required(),
    section: string().required().max(100),
    /** The file's name and media type as the customer's system has them. Additions to the specification. */
    file_name: string().max(255),
    file_type: string().max(100),
  }),
  response: object({ success: boolean().required() }),
});
