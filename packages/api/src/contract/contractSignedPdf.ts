import { object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";

/** Named signed_doc.pdf; contains the signer, the time and the SHA-256 of the signed document. */
export const contractSignedPdf = defineCall({
  name: "contractSignedPdf",
  summary: "Answers a company's signed contract as PDF.",
  method: "POST",
  path: "/corporate/pdf_signed",
  answer: "file",
  timeoutMs: 60_000,
  request: object({ corporate_id: string().required() }),
  response: wireFile("application/pdf"),
  refusals: ["NOT_SIGNED"],
});
