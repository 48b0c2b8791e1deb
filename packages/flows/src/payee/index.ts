export { AccountField, BankNameField, BicField } from "./AccountFields";
export { AmountInLanguage } from "./AmountInLanguage";
export {
  PayeeFrame,
  useBankInForm,
  useIsBankAwaited,
  useIsOutOfReach,
  type FindBank,
} from "./PayeeBankContext";
export { PayeeTypeField } from "./PayeeTypeField";
export { PayeeNameField, ReferenceField } from "./SepaTextFields";
export { KnownPayeesOfForm, type FindPayees } from "./KnownPayeesContext";
export { knownPayeesOf, type KnownPayee } from "./knownPayees";
