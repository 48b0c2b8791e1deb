export type { PayeeValues } from "./formValues";
export {
  wirePayeeForm,
  type PayeeDraft,
  type PayeeFormCalls,
  type PayeeFormEvent,
  type PayeeFormInput,
} from "./payeeForm.machine";
export { PayeeFormScreen, type PayeeFormScreenProps } from "./PayeeFormScreen";
