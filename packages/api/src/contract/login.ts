import { object, string } from "yup";
import { defineCall } from "./call";

/** The code is required if two-factor is on. */
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
