export { signInMachine } from "./signIn.machine";
export type {
  ConfirmBy,
  SignInContext,
  SignInEvent,
  SignInInput,
  Customer,
  AccountsOutcome,
  ConfirmOutcome,
  SignInOutcome,
  PasskeyOutcome,
  ResendOutcome,
  ResetOutcome,
} from "./signIn.setup";
export { openAccountsWith } from "./openAccounts";
export { signInAtRest, type SignInView } from "./signIn.rest";
export { signInFormRules, type SignInFormRules } from "./signIn.rules";
export { wireSignIn, type SignInCalls } from "./signIn.wire";
export { SignInScreen, type SignInScreenProps } from "./SignInScreen";
