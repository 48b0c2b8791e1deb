import { object, string } from "yup";
import { defineCall } from "./call";
import { PASSKEY_REFUSED, passkeyAnswer } from "./schemas";

/**
 * The code is required if two-factor is on. A refusal after the right password may name in `passkey`, as JSON for
 * `navigator.credentials.get`, what a passkey is to sign in place of the code; its answer signs in with the same login
 * and password. An addition to the specification.
 */
export const login = defineCall({
  name: "login",
  summary: "Signs a customer in.",
  method: "POST",
  path: "/login",
  access: "none",
  request: object({
    login: string().required(),
    password: string().required(),
    code: string().max(6),
    passkey: passkeyAnswer().notRequired(),
  }),
  response: object({ accessToken: string(), refreshToken: string() }),
  refusals: ["INCORRECT_2FA_CODE", "BADPASS", PASSKEY_REFUSED],
});
