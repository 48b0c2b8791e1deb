export { accountNumber, beneficiaryName, bic, iban, payeeAccount, paymentReference } from "./paymentAtoms";
export { city, companyName, name, phone, reference, street, zip } from "./addressAtoms";
export { code, email, password } from "./personAtoms";
export { codeRules } from "./codeRules";
export { companyRules, exposureRules, type CompanyForm, type ExposureForm } from "./companyRules";
export { complaintRules, type ComplaintForm } from "./complaintRules";
export { createValidator } from "./createValidator";
export { declineRules, type DeclineForm } from "./declineRules";
export { accessRules, type AccessForm } from "./accessRules";
export { memberRules, type MemberForm } from "./memberRules";
export { moneyRequestRules, type MoneyRequestForm } from "./moneyRequestRules";
export { ruleKeys, type RuleKey, type RuleMessage } from "./messages";
export { passwordParts } from "./newPassword";
export { passwordChangeRules } from "./passwordChangeRules";
export {
  limitRules,
  mandateLimitRules,
  paymentRowRules,
  receiverRules,
  templateRules,
  type AmountContext,
  type LimitsForm,
  type MandateLimitForm,
  type PaymentRowForm,
  type ReceiverForm,
  type TemplateForm,
} from "./payeeRules";
export { resetConfirmRules } from "./resetConfirmRules";
export { resetRequestRules } from "./resetRequestRules";
export { isForLater, planOf, sendRules, type SendContext, type SendForm } from "./sendRules";
export { signInRules, type SignInContext, type SignInForm } from "./signInRules";
export { signUpRules, type SignUpContext, type SignUpForm } from "./signUpRules";
export { payoutRules, type PayoutForm } from "./payoutRules";
export { budgetRules, type BudgetForm } from "./budgetRules";
export { spaceMoveRules, spaceRules, type SpaceForm, type SpaceMoveForm } from "./spaceRules";
export { tidyValues, validate } from "./validate";
