import { object, string } from "yup";
import { PASSKEY_REFUSED, passkeyAnswer } from "./schemas";
import { defineCall } from "./call";

/** An addition to the specification. */
export const passkeyCreate = defineCall({
  name: "passkeyCreate",
  summary: "Keeps a new passkey.",
  method: "POST",
  path: "/user/passkeys/create",
  answer: "done",
  request: object({
    name: string().required().max(40),
    answer: passkeyAnswer(),
  }),
  response: object({}),
  refusals: [PASSKEY_REFUSED],
});
