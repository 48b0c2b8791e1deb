import { boolean, mixed, object, string } from "yup";
import { defineCall } from "./call";

/**
 * Creates the user of somebody new who is to become a member of a company. The same e-mail asked for again by the same
 * login is the same user; an e-mail that is somebody else's is refused.
 */
export const memberUserCreate = defineCall({
  name: "memberUserCreate",
  summary: "Creates a user for a new member of a company.",
  method: "POST",
  path: "/reg_ws",
  request: object({
    first_name: string().required().max(70),
    last_name: string().required().max(70),
    email: string().required().max(254),
    /** `generate`, or left out. */
    password: string().oneOf(["generate"]),
    /** The same wish as the form names it. */
    generatePassword: boolean(),
  }),
  response: object({ user_id: string(), data: mixed().nullable(), success: boolean() }),
  /** Spelled as the specification has it, with the space. */
  refusals: ["NO UINIQ "],
});
