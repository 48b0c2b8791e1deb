export { twoFactorMachine } from "./twoFactor.machine";
export type {
  TwoFactorChange,
  TwoFactorEvent,
  TwoFactorInput,
  TwoFactorIntent,
  SecretOutcome,
  StateOutcome,
  UpdateOutcome,
} from "./twoFactor.types";
export { wireTwoFactor, type TwoFactorCalls } from "./twoFactor.wire";
export { TwoFactorScreen, type TwoFactorScreenProps } from "./TwoFactorScreen";
