import type { ToastQueue } from "@amberline/ui/Toast";
import type { Accounts } from "../accounts/accounts";
import type { PrefillSlot } from "../payments/sendPrefill";
import type { SessionStore } from "./sessionStore";

interface Parts {
  session: Pick<SessionStore, "id" | "subscribe" | "tokenOf">;
  accounts: Pick<Accounts, "customer" | "clear">;
  sendPrefill: PrefillSlot;
  templatePrefill: PrefillSlot;
  toasts: ToastQueue;
}

/** Clears a customer's data when their session ends, or when another tab signs in as somebody else. */
export function forgetCustomerWithSession(parts: Parts): void {
  const { session, accounts, sendPrefill, templatePrefill, toasts } = parts;
  let known = session.id();
  session.subscribe(() => {
    const before = known;
    known = session.id();
    const account = accounts.customer()?.account.id;
    const hasLeft = known !== before || (account !== undefined && !session.tokenOf(account));
    if (before === null || !hasLeft) return;
    accounts.clear();
    sendPrefill.clear();
    templatePrefill.clear();
    // Dismissing the visible toasts brings up the queued ones.
    while (toasts.get().length > 0) toasts.get().forEach(({ id }) => toasts.dismiss(id));
  });
}
