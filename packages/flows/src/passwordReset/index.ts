export {
  emailIn,
  wirePasswordReset,
  type PasswordResetCalls,
  type PasswordResetEvent,
} from "./passwordReset.machine";
export { ResetPasswordScreen, type ResetPasswordScreenProps } from "./ResetPasswordScreen";
