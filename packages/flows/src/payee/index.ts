export { AccountField, BankNameField, BicField, FoldedBicField } from "./AccountFields";
export { AmountInLanguage } from "./AmountInLanguage";
export { payeeTypeOf, useFillIn } from "./fillIn";
export {
  PayeeFrame,
  useBankInForm,
  useIsBankAwaited,
  useIsOutOfReach,
  type FindBank,
} from "./PayeeBankContext";
export { PayeeTypeField } from "./PayeeTypeField";
export { PayeeNameField, ReferenceField } from "./SepaTextFields";
export {
  KnownPayeesOfForm,
  useArePayeesAwaited,
  usePayeeSearch,
  type FindPayees,
} from "./KnownPayeesContext";
export { useFillInPayee } from "./SuggestPayee";
export { findBankOf } from "./findPayees";
export type { KnownPayee } from "./knownPayees";
