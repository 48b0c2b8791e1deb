export { DebitAgreement } from "./DebitAgreement";
export { wireDirectDebits, type DirectDebitsCalls, type DirectDebitsEvent } from "./directDebits.machine";
export {
  DirectDebitsScreen,
  NoDirectDebits,
  type DirectDebitsScreenProps,
  type OpenDebit,
} from "./DirectDebitsScreen";
