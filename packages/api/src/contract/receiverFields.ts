import { boolean, object, string } from "yup";
import { beneficiaryTypes, optionalText } from "./schemas";

/** `details` is the suggested payment reference. */
export const receiverFields = {
  name: string().required().max(70),
  account: string().required().max(34),
  bic: string().required().max(11),
  bank_name: string().max(70).default(""),
  beneficary_type: string().oneOf(beneficiaryTypes).required(),
  details: string().max(140).default(""),
};

export const wireReceiver = object({
  ...receiverFields,
  id: string().required(),
  bank_name: optionalText(),
  details: optionalText(),
  /** Paid small amounts without a code. */
  is_trusted: boolean().default(false),
});
