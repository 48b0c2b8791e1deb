export { LoadFailure } from "./LoadFailure";
export { fromReceiver, fromTemplate, groupedAccount, type PayeeKind, type SavedPayee } from "./savedPayee";
export { savedPayeesMachine } from "./savedPayees.machine";
export type { SavedPayeesEvent, DeleteOutcome, PayeesOutcome } from "./savedPayees.types";
export { wireReceivers, wireTemplates, type ReceiversCalls, type TemplatesCalls } from "./savedPayees.wire";
export { SavedPayeesScreen, type SavedPayeesScreenProps } from "./SavedPayeesScreen";
