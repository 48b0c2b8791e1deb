import { boolean, object, string } from "yup";
import { defineCall } from "./call";

/** Deletes a payment template of the token's account. One of somebody else's looks like one that is not there. */
export const templateDelete = defineCall({
  name: "templateDelete",
  summary: "Deletes a payment template.",
  method: "POST",
  path: "/user/payment_templates/delete",
  request: object({ id: string().required() }),
  response: object({ success: boolean().default(true) }),
  refusals: ["NOT_FOUND"],
});
