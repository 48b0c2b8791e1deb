import { object, string } from "yup";
import { defineCall } from "./call";
import { optionalText } from "./schemas";
import { steppedUpActs, subjectField } from "./stepUp";

export const actField = () =>
  string()
    .oneOf(["payment", "approval", "paymentFile", "contract", ...steppedUpActs])
    .required();

/**
 * Asks the customer to agree to one act and to nothing else: by a passkey of this site, or by a code, in a message that
 * names the act: for a payment amount, fee, payee and reference. An addition to the specification; without it every act
 * takes a code of the authenticator app.
 */
export const challengeCreate = defineCall({
  name: "challengeCreate",
  summary: "Asks for consent to one payment, signature or change of credentials.",
  method: "POST",
  path: "/user/challenge",
  request: object({
    act: actField(),
    subject: subjectField(),
    /** Asks for a code although there is a passkey. */
    by: string().oneOf(["code"]),
  }),
  response: object({
    data: object({
      /** Where the code went, as the customer knows it; null if the act needs none. */
      sent_to: optionalText(),
      /** What a passkey is to sign, as JSON for `navigator.credentials.get`; no code is sent then. */
      passkey: optionalText(),
    }).required(),
  }),
});
