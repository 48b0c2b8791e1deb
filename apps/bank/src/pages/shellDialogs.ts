import { createContext, use, type ComponentType } from "react";
import type { ShellDialogProps } from "./shellDialogProps";

const loaders = {
  verification: async () => (await import("./VerificationDialog")).AskedVerification,
  verificationBySend: async () => (await import("./VerificationDialog")).NeededVerification,
  twoFactorOn: async () => (await import("./TwoFactorDialog")).SetUpTwoFactor,
  twoFactorOff: async () => (await import("./TwoFactorDialog")).DisableTwoFactor,
  devices: async () => (await import("./DevicesDialog")).DevicesDialog,
  recoveryCodes: async () => (await import("./TwoFactorDialog")).RenewRecoveryCodes,
} as const satisfies Record<string, () => Promise<ComponentType<ShellDialogProps>>>;

export type ShellDialogName = keyof typeof loaders;

export const loadDialog = (name: ShellDialogName): Promise<ComponentType<ShellDialogProps>> =>
  loaders[name]();

export interface ShellDialogs {
  /** Opens a dialog over the current page. Resolves when it closes or could not be opened. */
  open(name: ShellDialogName): Promise<void>;
}

const ShellDialogsContext = createContext<ShellDialogs | null>(null);
export const ShellDialogsProvider = ShellDialogsContext.Provider;

export function useShellDialogs(): ShellDialogs {
  const dialogs = use(ShellDialogsContext);
  if (!dialogs) throw new Error("useShellDialogs works only on pages inside ShellLayout.");
  return dialogs;
}
