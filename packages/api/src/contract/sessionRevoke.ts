import { number, object, string } from "yup";
import { defineCall } from "./call";

/** Signs out one other session of the login, or all others when no id is named. An addition to the specification. */
export const sessionRevoke = defineCall({
  name: "sessionRevoke",
  summary: "Signs other sessions out.",
  method: "POST",
  path: "/user/sessions/revoke",
  request: object({ id: string() }),
  response: object({
    /** How many sessions ended by this. */
    revoked: number().integer().min(0).required(),
  }),
});
