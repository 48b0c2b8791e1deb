import { boolean, object, string } from "yup";
import { optionalText, wireAmount } from "./schemas";

/** Specification 3. `details` is the payment reference. */
export const templateFields = {
  template_name: string().required().max(70),
  beneficiary_name: string().required().max(70),
  beneficiary_iban: string().required().max(34),
  bic: string().required().max(11),
  details: string().max(140).default(""),
  amount: wireAmount().required(),
  provider_template: boolean().required(),
};

/** `provider_template` marks those of the provider. */
export const wireTemplate = object({
  id: string().required(),
  template_name: string().required(),
  beneficiary_name: optionalText(),
  beneficiary_iban: optionalText(),
  bic: optionalText(),
  details: optionalText(),
  amount: wireAmount().required(),
  provider_template: boolean().default(false),
});
