import { useTranslation } from "@amberline/flows/i18n";
import { useBank } from "../wiring/hooks/useBank";
import { useGoTo } from "./useGoTo";

/** Goes to a page of another account. While a payment is being made nothing happens. */
export function useSwitchTo() {
  const { t } = useTranslation();
  const bank = useBank();
  const goTo = useGoTo();
  return async (id: string, to: string) => {
    const answer = await bank.accounts.switchTo(id, () => {
      if (bank.moneyInFlight.get()) return false;
      goTo(to);
      return true;
    });
    if (!answer.ok && answer.problem !== "aborted" && answer.problem !== "sessionEnded")
      bank.toasts.show({ tone: "negative", text: t("shell.switchFailed") });
  };
}
