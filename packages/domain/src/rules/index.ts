export { accountNumber, beneficiaryName, bic, iban, paymentReference } from "./paymentAtoms";
export { city, code, companyName, email, name, password, phone, reference, zip } from "./personAtoms";
export { codeRules, type CodeForm } from "./codeRules";
export { createValidator } from "./createValidator";
export { ruleKeys, type RuleKey, type RuleMessage } from "./messages";
export { resetRequestRules, type ResetRequestForm } from "./resetRequestRules";
export { sendRules, type SendContext, type SendForm } from "./sendRules";
export { signInRules, type SignInContext, type SignInForm } from "./signInRules";
export { tidyValues, validate } from "./validate";
