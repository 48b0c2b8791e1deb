export { fromReceiver, fromTemplate, groupedAccount, type PayeeKind, type SavedPayee } from "./savedPayee";
export {
  savedPayeesMachine,
  type SavedPayeesEvent,
  type DeleteOutcome,
  type PayeesOutcome,
  wireReceivers,
  wireTemplates,
  type ReceiversCalls,
  type TemplatesCalls,
} from "./savedPayees.machine";
export { SavedPayeesScreen, type SavedPayeesScreenProps } from "./SavedPayeesScreen";
