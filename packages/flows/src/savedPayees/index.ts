export { fromReceiver, fromTemplate, groupedAccount, type PayeeKind, type SavedPayee } from "./savedPayee";
export {
  savedPayeesMachine,
  type SavedPayeesEvent,
  type DeleteOutcome,
  type PayeesOutcome,
  type TrustOutcome,
  wireReceivers,
  wireTemplates,
  type ReceiversCalls,
  type TemplatesCalls,
} from "./savedPayees.machine";
export { TrustAgreement } from "./TrustAgreement";
export { SavedPayeesScreen, type SavedPayeesScreenProps } from "./SavedPayeesScreen";
