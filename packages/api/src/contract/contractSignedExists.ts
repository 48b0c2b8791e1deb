import { boolean, object, string } from "yup";
import { defineCall } from "./call";
import { optionalText, wireInstant } from "./schemas";

/** Whether the contract in its current version is signed. Signer and time are additions to the specification. */
export const contractSignedExists = defineCall({
  name: "contractSignedExists",
  summary: "Says whether a company has signed its contract.",
  method: "POST",
  path: "/corporate/pdf_signed_exists",
  request: object({ corporate_id: string().required() }),
  response: object({
    exists: boolean().default(false),
    signer: optionalText(),
    signed_at: wireInstant().nullable(),
    sha256: optionalText(),
  }),
});
