import { boolean, object, string } from "yup";
import { defineCall } from "./call";
import { wireAmount } from "./schemas";

/** Saves a payment template. `provider_template` marks templates the provider defines; customers always send false. */
export const templateCreate = defineCall({
  name: "templateCreate",
  summary: "Saves a payment template.",
  method: "POST",
  path: "/user/payment_templates/create",
  request: object({
    template_name: string().required().max(70),
    beneficiary_name: string().required().max(70),
    beneficiary_iban: string().required().max(34),
    bic: string().required().max(11),
    details: string().max(140).default(""),
    amount: wireAmount().required(),
    provider_template: boolean().required(),
  }),
  response: object({ id: string().required() }),
});
