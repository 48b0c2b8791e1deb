export {
  wirePasswordChange,
  type PasswordChangeCalls,
  type PasswordChangeEvent,
} from "./passwordChange.machine";
export { ChangePasswordScreen, type ChangePasswordScreenProps } from "./ChangePasswordScreen";
