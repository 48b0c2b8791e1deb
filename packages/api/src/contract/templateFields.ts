import { boolean, object, string } from "yup";
import { wireAmount } from "./schemas";

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
  ...templateFields,
  id: string().required(),
  details: string().nullable().default(""),
  provider_template: boolean().default(false),
});
