import { initials } from "@amberline/domain/names";
import { useTranslation } from "@amberline/flows/i18n";
import type { AccountOption } from "@amberline/ui/AccountSelector";
import { accountTitle } from "./accountTitle";
import { useShownBalance } from "./useShownBalance";
import { useCustomer, useKnownAccounts } from "../wiring/hooks/useBank";

const TAIL_DIGITS = 4;

/** Accounts for the selector; those not loaded yet show their name only. */
export function useAccountOptions(): AccountOption[] {
  const { t } = useTranslation();
  const shownBalance = useShownBalance();
  const { accounts, account: current } = useCustomer();
  const known = useKnownAccounts();
  return accounts.map(({ accountId, name }) => {
    const account = accountId === current.id ? current : known.get(accountId);
    const shown = account ? accountTitle(account, t("shell.myAccount")) : name || t("shell.myAccount");
    return {
      id: accountId,
      name: shown,
      initials: initials(shown),
      tail: account?.iban.slice(-TAIL_DIGITS) ?? "",
      kind: account?.user.isCompany ? "corporate" : "private",
      balance: shownBalance(account?.balance),
    };
  });
}
