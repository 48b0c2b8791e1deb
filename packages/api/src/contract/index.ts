import { accountInfo } from "./accountInfo";
import { confirm } from "./confirm";
import { login } from "./login";
import { logout } from "./logout";
import { multilogin } from "./multilogin";
import { orderCreate } from "./orderCreate";
import { orderList } from "./orderList";
import { passwordChange } from "./passwordChange";
import { payeeBank } from "./payeeBank";
import { recoveryCodesCreate } from "./recoveryCodesCreate";
import { refresh } from "./refresh";
import { register } from "./register";
import { reset } from "./reset";
import { resetConfirm } from "./resetConfirm";
import { sessionList } from "./sessionList";
import { sessionRevoke } from "./sessionRevoke";
import { templateCreate } from "./templateCreate";
import { twoFactorSetup } from "./twoFactorSetup";
import { twoFactorUpdate } from "./twoFactorUpdate";
import { userInfo } from "./userInfo";
import { verificationLink } from "./verificationLink";
import { verificationToken } from "./verificationToken";

export * from "./call";
export * from "./file";
export * from "./schemas";
export { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE } from "./orderCreate";

/** Every call of the contract by name. */
export const calls = {
  login,
  logout,
  refresh,
  multilogin,
  accountInfo,
  userInfo,
  orderList,
  orderCreate,
  payeeBank,
  templateCreate,
  confirm,
  reset,
  register,
  resetConfirm,
  passwordChange,
  twoFactorSetup,
  twoFactorUpdate,
  recoveryCodesCreate,
  verificationToken,
  verificationLink,
  sessionList,
  sessionRevoke,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
