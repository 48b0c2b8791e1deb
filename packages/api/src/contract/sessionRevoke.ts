import { number, object, string } from "yup";
import { defineCall } from "./call";
import { STEP_UP_REQUIRED } from "./stepUp";

/** All other sessions if no id is sent. An addition to the specification. */
export const sessionRevoke = defineCall({
  name: "sessionRevoke",
  summary: "Signs other sessions out.",
  method: "POST",
  path: "/user/sessions/revoke",
  request: object({ id: string() }),
  response: object({
    revoked: number().integer().min(0).required(),
  }),
  refusals: [STEP_UP_REQUIRED],
});
