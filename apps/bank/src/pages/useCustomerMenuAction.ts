import { paths } from "../paths";
import { useBank, useCustomer, useMoneyInFlight } from "../wiring/hooks/useBank";
import { useLeaveGuard } from "./leaveGuard";
import { useShellDialogs, type ShellDialogName } from "./shellDialogs";
import { useGoTo } from "./useGoTo";

const pageOf: Partial<Record<string, string>> = {
  changePassword: paths.changePassword,
  companyRegistration: paths.companyRegistration,
  complaint: paths.complaint,
  legal: paths.legal,
};

/** Runs an item of the profile menu: opens a dialog, navigates or signs out. */
export function useCustomerMenuAction(): (id: string) => void {
  const { signOut } = useBank();
  const { user } = useCustomer();
  const isHeld = useMoneyInFlight();
  const goTo = useGoTo();
  const { leave } = useLeaveGuard();
  const dialogs = useShellDialogs();

  const dialogOf: Partial<Record<string, ShellDialogName>> = {
    verification: "verification",
    twoFactor: user.hasTwoFactor ? "twoFactorOff" : "twoFactorOn",
    recoveryCodes: "recoveryCodes",
    devices: "devices",
    passkeys: "passkeys",
    limits: "limits",
  };

  return (id) => {
    if (isHeld) return;
    const dialog = dialogOf[id];
    if (dialog) void dialogs.open(dialog);
    if (id === "logout")
      leave(() => {
        void signOut();
        goTo(paths.signIn, { replace: true });
      });
    const page = pageOf[id];
    if (page) leave(() => goTo(page));
  };
}
