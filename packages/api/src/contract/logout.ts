import { object, boolean } from "yup";
import { defineCall } from "./call";
import { noBody } from "./schemas";

/** Also called when a session expires. */
export const logout = defineCall({
  name: "logout",
  summary: "Ends the session.",
  method: "POST",
  path: "/logout",
  answer: "done",
  timeoutMs: 3_000,
  request: noBody,
  response: object({ success: boolean().default(true) }),
});
