export { payeeFormMachine } from "./payeeForm.machine";
export type { PayeeDraft, PayeeFormEvent, PayeeFormInput } from "./payeeForm.types";
export { wirePayeeForm, type PayeeFormCalls } from "./payeeForm.wire";
export type { PayeeValues } from "./formValues";
export { PayeeFormScreen, type PayeeFormScreenProps } from "./PayeeFormScreen";
