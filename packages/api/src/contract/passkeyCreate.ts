import { object, string } from "yup";
import { PASSKEY_REFUSED } from "./challengeAnswer";
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
    /** What the browser answered, as JSON. */
    answer: string().required().max(16_384),
  }),
  response: object({}),
  refusals: [PASSKEY_REFUSED],
});
