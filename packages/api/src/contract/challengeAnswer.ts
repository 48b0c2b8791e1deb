import { object, string } from "yup";
import { defineCall } from "./call";
import { actField, subjectField } from "./challengeCreate";

/** The signature does not agree to this act: it is of another challenge, another passkey or too late. */
export const PASSKEY_REFUSED = "PASSKEY_REFUSED";

/** What the browser answered, as JSON. */
export const passkeyAnswer = () => string().required().max(16_384);

/** Exchanges the signature of a passkey for the code of the act it agrees to. */
export const challengeAnswer = defineCall({
  name: "challengeAnswer",
  summary: "Turns the answer of a passkey into the code of its act.",
  method: "POST",
  path: "/user/challenge/answer",
  request: object({
    act: actField(),
    subject: subjectField(),
    answer: passkeyAnswer(),
  }),
  response: object({ data: object({ code: string().required() }).required() }),
  refusals: [PASSKEY_REFUSED],
});
