export {
  FormCheckbox,
  FormChoiceCards,
  type FormCheckboxProps,
  type FormChoiceCardsProps,
} from "./choiceFields";
export { focusFirstInvalid } from "./focusFirstInvalid";
export { FormBody, TypedProvider, type FormBodyProps } from "./FormBody";
export type { Refusal } from "./useRefusal";
export { FormMessages, type FormMessagesProps } from "./FormMessages";
export { FormComboField, type FormComboFieldProps } from "./FormComboField";
export { FormSelectField, type FormSelectFieldProps } from "./FormSelectField";
export type { Problem, FormatProblem } from "./problem";
export { steadyErrors } from "./steadyErrors";
export { FormAmountField, type FormAmountFieldProps } from "./FormAmountField";
export { FormCodeField, type FormCodeFieldProps } from "./FormCodeField";
export { FormIbanField, type FormIbanFieldProps } from "./FormIbanField";
export { FormPasswordField, type FormPasswordFieldProps } from "./FormPasswordField";
export { FormPhoneField, type FormPhoneFieldProps } from "./FormPhoneField";
export { FormTextAreaField, type FormTextAreaFieldProps } from "./FormTextAreaField";
export { FormTextField, type FormTextFieldProps } from "./FormTextField";
export { useAfterPress } from "./useAfterPress";
export { useFormField, type FormFieldProps } from "./useFormField";
