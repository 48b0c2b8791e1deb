export {
  FormCheckbox,
  FormChoiceCards,
  type FormCheckboxProps,
  type FormChoiceCardsProps,
} from "./choiceFields";
export { focusField, focusFirstInvalid } from "./focusFirstInvalid";
export { FormComboField, type FormComboFieldProps } from "./FormComboField";
export { FormSelectField, type FormSelectFieldProps } from "./FormSelectField";
export { FormAmountField, type FormAmountFieldProps } from "./FormAmountField";
export { FormCodeField, type FormCodeFieldProps } from "./FormCodeField";
export { FormDateField, type FormDateFieldProps } from "./FormDateField";
export { FormIbanField, type FormIbanFieldProps } from "./FormIbanField";
export { FormPasswordField, type FormPasswordFieldProps } from "./FormPasswordField";
export { FormPhoneField, type FormPhoneFieldProps } from "./FormPhoneField";
export { FormTextAreaField, type FormTextAreaFieldProps } from "./FormTextAreaField";
export { FormTextField, type FormTextFieldProps } from "./FormTextField";
export { useFormField, type FormFieldProps } from "./useFormField";
