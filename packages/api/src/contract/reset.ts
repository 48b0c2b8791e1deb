import { object, string } from "yup";
import { defineCall } from "./call";

/** The answer does not reveal whether the address is known. */
export const reset = defineCall({
  name: "reset",
  summary: "Starts a password reset.",
  method: "POST",
  path: "/reset",
  answer: "done",
  access: "none",
  request: object({ email: string().required() }),
  response: object({ res: string().nullable() }),
});
