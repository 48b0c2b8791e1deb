import { boolean, object, string } from "yup";
import { defineCall } from "./call";
import { optionalText } from "./schemas";

/** Opens a login and its first account. The answer's token lets the newcomer confirm the address, nothing more. */
export const register = defineCall({
  name: "register",
  summary: "Signs a newcomer up.",
  method: "POST",
  path: "/reg",
  access: "none",
  request: object({
    first_name: string().required().max(70),
    last_name: string().required().max(70),
    /** The e-mail address; it becomes the login. */
    login: string().required().max(254),
    /** International form, +371 and so on. */
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
  /** Spelled as the specification has it, with the space. */
  refusals: ["NO UINIQ "],
});
