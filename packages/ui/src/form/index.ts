export {
  FormCheckbox,
  FormChoiceCards,
  type FormCheckboxProps,
  type FormChoiceCardsProps,
} from "./choiceFields";
export { focusFirstInvalid } from "./focusFirstInvalid";
export { FormBody } from "./FormBody";
export { FormMessages, type FormMessagesProps } from "./FormMessages";
export { FormSelectField, type FormSelectFieldProps } from "./FormSelectField";
export type { Problem, Say } from "./problem";
export { steadyErrors } from "./steadyErrors";
export {
  FormAmountField,
  FormCodeField,
  FormIbanField,
  FormPasswordField,
  FormTextField,
  type FormAmountFieldProps,
  type FormCodeFieldProps,
  type FormIbanFieldProps,
  type FormPasswordFieldProps,
  type FormTextFieldProps,
} from "./textFields";
export { useFormField, type FormFieldProps } from "./useFormField";
