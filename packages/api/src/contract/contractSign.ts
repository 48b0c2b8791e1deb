import { boolean, object, string } from "yup";
import { defineCall } from "./call";
import { wireInstant } from "./schemas";

/** Signs the contract generated last. An addition to the specification, which leaves the body open. */
export const contractSign = defineCall({
  name: "contractSign",
  summary: "Signs a company's contract with a two-factor code.",
  method: "POST",
  path: "/corporate/pdf_sign",
  answer: "done",
  timeoutMs: 30_000,
  request: object({
    corporate_id: string().required(),
    /** Two-factor code. */
    code: string().required().max(6),
    /** SHA-256 in hex of the document that was shown; nothing else is signed. */
    sha256: string().matches(/^[0-9a-f]{64}$/),
  }),
  response: object({
    success: boolean().default(true),
    sha256: string(),
    signed_at: wireInstant(),
  }),
  refusals: ["INCORRECT_2FA_CODE", "CONTRACT_CHANGED", "NOT_READY"],
});
