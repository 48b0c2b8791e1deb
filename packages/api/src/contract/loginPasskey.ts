import { object, string } from "yup";
import { defineCall } from "./call";
import { PASSKEY_REFUSED, passkeyAnswer } from "./schemas";

/** Needs neither password nor code: a passkey with its owner's finger or PIN is two factors. An addition to the specification. */
export const loginPasskey = defineCall({
  name: "loginPasskey",
  summary: "Signs a customer in by the answer of a passkey.",
  method: "POST",
  path: "/login/passkey",
  access: "none",
  request: object({ answer: passkeyAnswer() }),
  response: object({ accessToken: string(), refreshToken: string() }),
  refusals: [PASSKEY_REFUSED],
});
