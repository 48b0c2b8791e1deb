import { object, string } from "yup";
import { defineCall } from "./call";

/**
 * The customer did not make this sign-in: every session ends, this one too, and nobody signs in until the customer has
 * set a new password by a mailed code. It needs no step-up, because it gives nothing away. An addition to the
 * specification.
 */
export const signInDisown = defineCall({
  name: "signInDisown",
  summary: "Ends every session and blocks signing in until the password is reset.",
  method: "POST",
  path: "/user/sign_ins/disown",
  answer: "done",
  request: object({ id: string().required() }),
  response: object({}),
});
