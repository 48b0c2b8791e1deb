import { boolean, object, string } from "yup";
import { defineCall } from "./call";
import { templateFields } from "./templateFields";

/** Rewrites a payment template of the token's account. One of somebody else's looks like one that is not there. */
export const templateUpdate = defineCall({
  name: "templateUpdate",
  summary: "Changes a payment template.",
  method: "POST",
  path: "/user/payment_templates/update",
  request: object({ id: string().required(), ...templateFields }),
  response: object({ success: boolean().default(true) }),
  refusals: ["NOT_FOUND"],
});
