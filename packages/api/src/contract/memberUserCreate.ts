import { boolean, mixed, object, string } from "yup";
import { defineCall } from "./call";

/** Creates a user for a new member of a company. A provider may refuse an e-mail that has a user, or answer that user. */
export const memberUserCreate = defineCall({
  name: "memberUserCreate",
  summary: "Creates a user for a new member of a company.",
  method: "POST",
  path: "/reg_ws",
  request: object({
    first_name: string().required().max(70),
    last_name: string().required().max(70),
    email: string().required().max(254),
    /** `generate`, or absent. */
    password: string().oneOf(["generate"]),
    /** The same, as the form names it. */
    generatePassword: boolean(),
  }),
  response: object({ user_id: string(), data: mixed().nullable(), success: boolean() }),
  /** Spelled as in the specification, with the space. */
  refusals: ["NO UINIQ "],
});
