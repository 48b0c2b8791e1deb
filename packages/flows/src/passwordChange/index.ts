export { passwordChangeMachine } from "./passwordChange.machine";
export { passwordChangeSpec } from "./passwordChange.spec";
export type { PasswordChangeEvent } from "./passwordChange.types";
export { wirePasswordChange, type PasswordChangeCalls } from "./passwordChange.wire";
export { ChangePasswordScreen, type ChangePasswordScreenProps } from "./ChangePasswordScreen";
