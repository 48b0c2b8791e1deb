import { boolean, object, string } from "yup";
import { defineCall } from "./call";
import { STEP_UP_REQUIRED } from "./stepUp";

/**
 * Puts a payee on the list of those who are paid small amounts without a code, or takes it off. What takes a step-up is
 * to put one there, for this name and account alone: with another it is no longer trusted. An addition to the
 * specification.
 */
export const receiverTrust = defineCall({
  name: "receiverTrust",
  summary: "Trusts a saved payee, or no longer does.",
  method: "POST",
  path: "/user/receivers/trust",
  request: object({ id: string().required(), trust: boolean().required() }),
  response: object({ success: boolean().default(true) }),
  refusals: [STEP_UP_REQUIRED],
});
