export { passwordResetMachine } from "./passwordReset.machine";
export type { PasswordResetEvent, ConfirmResetOutcome } from "./passwordReset.types";
export { wirePasswordReset, type PasswordResetCalls } from "./passwordReset.wire";
export { ResetPasswordScreen, type ResetPasswordScreenProps } from "./ResetPasswordScreen";
