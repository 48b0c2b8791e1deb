import { object, string } from "yup";
import { PASSKEY_REFUSED, passkeyAnswer } from "./schemas";

export const passkeyName = () => string().required().max(40);
import { defineCall } from "./call";

/** An addition to the specification. */
export const passkeyCreate = defineCall({
  name: "passkeyCreate",
  summary: "Keeps a new passkey.",
  method: "POST",
  path: "/user/passkeys/create",
  answer: "done",
  request: object({
    name: passkeyName(),
    answer: passkeyAnswer(),
  }),
  response: object({}),
  refusals: [PASSKEY_REFUSED],
});
