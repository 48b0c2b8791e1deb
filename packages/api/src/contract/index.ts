import { accountInfo } from "./accountInfo";
import { confirm } from "./confirm";
import { login } from "./login";
import { logout } from "./logout";
import { multilogin } from "./multilogin";
import { orderCreate } from "./orderCreate";
import { orderList } from "./orderList";
import { payeeBank } from "./payeeBank";
import { refresh } from "./refresh";
import { reset } from "./reset";
import { templateCreate } from "./templateCreate";
import { userInfo } from "./userInfo";

export * from "./call";
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
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
