export { passwordChangeMachine } from "./passwordChange.machine";
export type { PasswordChangeEvent, ChangeOutcome } from "./passwordChange.types";
export { wirePasswordChange, type PasswordChangeCalls } from "./passwordChange.wire";
export { ChangePasswordScreen, type ChangePasswordScreenProps } from "./ChangePasswordScreen";
