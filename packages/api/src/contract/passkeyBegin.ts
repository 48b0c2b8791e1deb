import { object, string } from "yup";
import { defineCall } from "./call";
import { noBody } from "./schemas";
import { STEP_UP_REQUIRED } from "./stepUp";

/** An addition to the specification. */
export const passkeyBegin = defineCall({
  name: "passkeyBegin",
  summary: "Answers what a new passkey is to be made of.",
  method: "POST",
  path: "/user/passkeys/begin",
  request: noBody,
  response: object({
    data: object({
      /** JSON for `navigator.credentials.create`. */
      options: string().required(),
    }).required(),
  }),
  refusals: [STEP_UP_REQUIRED],
});
