export { payeeFormMachine } from "./payeeForm.machine";
export type { PayeeDraft, PayeeFormEvent, PayeeFormInput, ReadOutcome, SaveOutcome } from "./payeeForm.types";
export { wirePayeeForm, type PayeeFormCalls } from "./payeeForm.wire";
export type { PayeeValues } from "./formValues";
export { PayeeFormScreen, type PayeeFormScreenProps } from "./PayeeFormScreen";
