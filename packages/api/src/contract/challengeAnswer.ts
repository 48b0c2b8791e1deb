import { object, string } from "yup";
import { defineCall } from "./call";
import { actField } from "./challengeCreate";
import { PASSKEY_REFUSED, passkeyAnswer } from "./schemas";
import { subjectField } from "./stepUp";

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
