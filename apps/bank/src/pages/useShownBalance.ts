import { useCallback } from "react";
import { useStore } from "@amberline/app-kit/store";
import { formatMoney, type Money } from "@amberline/domain/money";
import { useTranslation } from "@amberline/flows/i18n";
import { balancesHidden } from "../wiring/browser/balancesHidden";

/** Balances as text: unknown, or hidden by the customer. */
export function useShownBalance() {
  const { t, i18n } = useTranslation();
  const isHidden = useStore(balancesHidden);
  return useCallback(
    (balance: Money | null | undefined) => {
      if (isHidden) return "••••";
      return balance ? formatMoney(balance, i18n.language) : t("shell.balanceUnknown");
    },
    [isHidden, t, i18n.language],
  );
}
