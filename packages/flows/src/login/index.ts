export { loginMachine } from "./login.machine";
export type {
  ConfirmBy,
  LoginContext,
  LoginEvent,
  LoginInput,
  Customer,
  AccountsOutcome,
  ConfirmOutcome,
  LoginOutcome,
  ResendOutcome,
  ResetOutcome,
} from "./login.setup";
export { openAccountsWith, wireLogin, type LoginCalls } from "./login.wire";
export { LoginScreen, type LoginScreenProps } from "./LoginScreen";
