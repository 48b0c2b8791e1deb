export { twoFactorMachine, wireTwoFactor, type TwoFactorCalls } from "./twoFactor.machine";
export type {
  TwoFactorChange,
  TwoFactorEvent,
  TwoFactorInput,
  TwoFactorIntent,
  SecretOutcome,
  StateOutcome,
  UpdateOutcome,
} from "./twoFactor.setup";
export { TwoFactorScreen, type TwoFactorScreenProps } from "./TwoFactorScreen";
