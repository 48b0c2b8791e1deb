import { boolean, object, string } from "yup";
import { defineCall } from "./call";
import { optionalText } from "./schemas";

/** The token of the answer is only good for confirming the address. */
export const register = defineCall({
  name: "register",
  summary: "Signs a newcomer up.",
  method: "POST",
  path: "/reg",
  access: "none",
  request: object({
    first_name: string().required().max(70),
    last_name: string().required().max(70),
    /** E-mail address. */
    login: string().required().max(254),
    /** Such as +371 and the number. */
    phone: optionalText(),
    /** Two-letter country code. */
    country: string().required().length(2),
    city: string().required().max(70),
    zip_code: string().required().max(16),
    street: string().required().max(70),
    password: string().required().max(256),
    confirm_password: string().required().max(256),
    agree: boolean().required(),
  }),
  response: object({ accessToken: string(), refreshToken: string() }),
  /** Spelled as in the specification, with the space. */
  refusals: ["NO UINIQ "],
});
