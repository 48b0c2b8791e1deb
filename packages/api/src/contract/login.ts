import { object, string } from "yup";
import { defineCall } from "./call";

/** Exchanges an e-mail and a password, and a code when two-factor is on, for tokens. */
export const login = defineCall({
  name: "login",
  summary: "Signs a customer in.",
  method: "POST",
  path: "/login",
  access: "none",
  request: object({ login: string().required(), password: string().required(), code: string().max(6) }),
  response: object({ accessToken: string(), refreshToken: string() }),
  refusals: ["INCORRECT_2FA_CODE", "BADPASS"],
});
