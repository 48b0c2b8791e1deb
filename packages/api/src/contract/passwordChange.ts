import { object, string } from "yup";
import { defineCall } from "./call";
import { STEP_UP_REQUIRED } from "./stepUp";

/** Ends the login's other sessions. */
export const passwordChange = defineCall({
  name: "passwordChange",
  summary: "Changes the password.",
  method: "POST",
  path: "/user/reset_pass",
  answer: "done",
  request: object({ password: string().required().max(256) }),
  response: object({ res: string().nullable() }),
  refusals: [STEP_UP_REQUIRED],
});
