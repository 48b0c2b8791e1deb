import { boolean, object, string } from "yup";
import { defineCall } from "./call";

/** Of the token's account. The answer does not reveal whether somebody else's template exists. */
export const templateDelete = defineCall({
  name: "templateDelete",
  summary: "Deletes a payment template.",
  method: "POST",
  path: "/user/payment_templates/delete",
  answer: "done",
  request: object({ id: string().required() }),
  response: object({ success: boolean().default(true) }),
  refusals: ["NOT_FOUND"],
});
