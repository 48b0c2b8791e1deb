import { createContext, use, type ComponentType } from "react";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { withWords } from "../wiring/i18n/createTexts";
import type { ShellDialogProps } from "./shellDialogProps";

const dialog = (load: () => Promise<ComponentType<ShellDialogProps>>) =>
  lazyComponent(async () => ({ default: await load() }), { close: ({ onClosed }) => onClosed() });

const scheduling = withWords(["schedule"], () => import("./StatementScheduleDialog"));
const twoFactor = withWords(["twoFactor"], () => import("./TwoFactorDialog"));
const devices = withWords(["devices"], () => import("./DevicesDialog"));
const limits = withWords(["limits"], () => import("./LimitsDialog"));
const fees = withWords(["feeYears"], () => import("./FeeYears"));

export const shellDialogs = {
  verification: dialog(async () => (await import("./VerificationDialog")).AskedVerification),
  verificationBySend: dialog(async () => (await import("./VerificationDialog")).NeededVerification),
  twoFactorOn: dialog(async () => (await twoFactor()).SetUpTwoFactor),
  twoFactorOff: dialog(async () => (await twoFactor()).DisableTwoFactor),
  devices: dialog(async () => (await devices()).DevicesDialog),
  limits: dialog(async () => (await limits()).LimitsDialog),
  passkeys: dialog(async () => (await import("./PasskeysDialog")).PasskeysDialog),
  recoveryCodes: dialog(async () => (await twoFactor()).RenewRecoveryCodes),
  statements: dialog(async () => (await scheduling()).StatementScheduleDialog),
  fees: dialog(async () => (await fees()).FeeYears),
};

export type ShellDialogName = keyof typeof shellDialogs;

export interface ShellDialogs {
  /** Opens a dialog over the current page. Resolves when it closes. */
  open(name: ShellDialogName): Promise<void>;
}

const ShellDialogsContext = createContext<ShellDialogs | null>(null);
export const ShellDialogsProvider = ShellDialogsContext.Provider;

export function useShellDialogs(): ShellDialogs {
  const dialogs = use(ShellDialogsContext);
  if (!dialogs) throw new Error("useShellDialogs works only on pages inside ShellLayout.");
  return dialogs;
}
