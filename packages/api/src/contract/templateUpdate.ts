import { boolean, object, string } from "yup";
import { defineCall } from "./call";
import { templateFields } from "./templateFields";

/** Of the token's account. The answer does not reveal whether somebody else's template exists. */
export const templateUpdate = defineCall({
  name: "templateUpdate",
  summary: "Changes a payment template.",
  method: "POST",
  path: "/user/payment_templates/update",
  answer: "done",
  request: object({ id: string().required(), ...templateFields }),
  response: object({ success: boolean().default(true) }),
  refusals: ["NOT_FOUND"],
});
