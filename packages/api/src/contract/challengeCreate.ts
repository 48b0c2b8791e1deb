import { object, string } from "yup";
import { defineCall } from "./call";
import { optionalText } from "./schemas";
import { steppedUpActs } from "./stepUp";

/**
 * Sends a code that agrees to one act and to nothing else, in a message that names the act: for a payment amount, fee,
 * payee and reference. An addition to the specification; without it every act takes a code of the authenticator app.
 */
export const challengeCreate = defineCall({
  name: "challengeCreate",
  summary: "Sends a code for one payment, signature or change of credentials.",
  method: "POST",
  path: "/user/challenge",
  request: object({
    act: string()
      .oneOf(["payment", "contract", ...steppedUpActs])
      .required(),
    /** Of a payment the `vop_id` of its name check, of a contract the SHA-256 in hex of the document that was shown. */
    subject: string().max(64),
  }),
  response: object({
    data: object({
      /** Where the code went, as the customer knows it; null if the act needs none. */
      sent_to: optionalText(),
    }).required(),
  }),
});
