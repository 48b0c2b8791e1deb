import { object, string } from "yup";
import { defineCall } from "./call";

/** Ends every session of the login. */
export const resetConfirm = defineCall({
  name: "resetConfirm",
  summary: "Sets a new password with an e-mailed code.",
  method: "POST",
  path: "/reset_confirm",
  answer: "done",
  access: "none",
  request: object({
    email: string().required(),
    code: string().required().max(6),
    password: string().required().max(256),
  }),
  response: object({ res: string().nullable() }),
  refusals: ["USER NOT FOUND", "CODE DOES NOT MATCH"],
});
