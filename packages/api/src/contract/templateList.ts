import { array, object, string } from "yup";
import { defineCall } from "./call";
import { wireTemplate } from "./templateFields";

/** Newest first. */
export const templateList = defineCall({
  name: "templateList",
  summary: "Lists the payment templates of an account.",
  method: "POST",
  path: "/user/payment_templates/list",
  request: object({ id: string().required() }),
  response: object({ data: array().of(wireTemplate.required()).required() }),
});
