import { object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";

/** The signed contract as signed_doc.pdf: signer, time and the SHA-256 of what was signed are on it. */
export const contractSignedPdf = defineCall({
  name: "contractSignedPdf",
  summary: "Answers a company's signed contract as PDF.",
  method: "POST",
  path: "/corporate/pdf_signed",
  answer: "file",
  timeoutMs: 60_000,
  request: object({ corporate_id: string().required() }),
  response: wireFile(),
  refusals: ["NOT_SIGNED"],
});
