import { object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";

/** Named doc_to_sign.pdf, in the interface language. */
export const contractPdf = defineCall({
  name: "contractPdf",
  summary: "Answers the contract a company is to sign as PDF.",
  method: "POST",
  path: "/corporate/pdf_generate",
  answer: "file",
  timeoutMs: 60_000,
  request: object({ corporate_id: string().required() }),
  response: wireFile("application/pdf"),
  refusals: ["NOT_READY"],
});
