import { string } from "yup";
import { defineCall } from "./call";
import { noBody } from "./schemas";

/** For the verification widget. The body is the bare token, not JSON. */
export const verificationToken = defineCall({
  name: "verificationToken",
  summary: "Answers a token for the identity-verification widget.",
  method: "GET",
  path: "/user/sumsub_token",
  answer: "text",
  request: noBody,
  response: string().defined(),
});
