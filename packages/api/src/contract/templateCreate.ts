import { object } from "yup";
import { defineCall } from "./call";
import { optionalText } from "./schemas";
import { templateFields } from "./templateFields";

/** `provider_template` marks templates of the provider; customers always send false. */
export const templateCreate = defineCall({
  name: "templateCreate",
  summary: "Saves a payment template.",
  method: "POST",
  path: "/user/payment_templates/create",
  answer: "done",
  request: object(templateFields),
  response: object({ id: optionalText() }),
});
