import { object, string } from "yup";
import { beneficiaryTypes, optionalText } from "./schemas";

/** A saved payee as it is sent. `details` is the payment reference to begin with. */
export const receiverFields = {
  name: string().required().max(70),
  account: string().required().max(34),
  bic: string().required().max(11),
  bank_name: string().max(70).default(""),
  beneficary_type: string().oneOf(beneficiaryTypes).required(),
  details: string().max(140).default(""),
};

/** A saved payee as it is answered. */
export const wireReceiver = object({
  ...receiverFields,
  id: string().required(),
  bank_name: optionalText(),
  details: optionalText(),
});
