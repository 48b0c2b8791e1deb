import type { Bank } from "../bank";

type Parts = Pick<Bank, "session" | "accounts" | "unsaved" | "moneyInFlight" | "toasts" | "i18n">;

/**
 * Switches this tab to the account chosen in another tab, once no payment is being made here and nothing typed would be lost. `leave` navigates to a page
 * that every account has. Returns the way to stop.
 */
export function followAccount(parts: Parts, leave: () => void): () => void {
  const { session, accounts, unsaved, moneyInFlight, toasts, i18n } = parts;
  const isHeld = () => moneyInFlight.get() || unsaved.get();
  let tried: string | null = null;
  const follow = async () => {
    const chosen = session.chosenAccount();
    if (!accounts.customer() || !chosen || chosen === session.currentAccount()) {
      tried = null;
      return;
    }
    if (chosen === tried || isHeld()) return;
    tried = chosen;
    const answer = await accounts.switchTo(chosen, () => {
      if (isHeld()) return false;
      leave();
      return true;
    });
    if (answer.ok) return;
    if (answer.problem === "aborted") tried = null;
    else if (answer.problem !== "sessionEnded")
      toasts.show({ tone: "negative", text: i18n.t("shell.switchFailed") });
  };
  const onChange = () => void follow();
  const stops = [session, accounts, moneyInFlight, unsaved].map(({ subscribe }) => subscribe(onChange));
  onChange();
  return () => stops.forEach((stop) => stop());
}
