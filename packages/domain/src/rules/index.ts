export {
  accountNumber,
  beneficiaryName,
  bic,
  city,
  code,
  companyName,
  email,
  iban,
  name,
  password,
  paymentReference,
  phone,
  reference,
  zip,
} from "./atoms";
export { codeRules, type CodeForm } from "./codeRules";
export { ruleKeys, type RuleKey, type RuleMessage } from "./messages";
export { resetRequestRules, type ResetRequestForm } from "./resetRequestRules";
export { sendRules, type SendContext, type SendForm } from "./sendRules";
export { signInRules, type SignInContext, type SignInForm } from "./signInRules";
export { tidyValues, validate } from "./validate";
