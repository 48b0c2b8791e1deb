import { object, string } from "yup";
import { defineCall } from "./call";
import { noBody } from "./schemas";

/** An addition to the specification. */
export const loginChallenge = defineCall({
  name: "loginChallenge",
  summary: "Answers what a passkey is to sign to sign its owner in.",
  method: "POST",
  path: "/login/challenge",
  access: "none",
  request: noBody,
  response: object({
    data: object({
      /** JSON for `navigator.credentials.get`. */
      options: string().required(),
    }).required(),
  }),
});
