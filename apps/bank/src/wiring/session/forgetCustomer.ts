import type { ToastQueue } from "@amberline/ui/Toast";
import type { Accounts } from "../accounts/accounts";
import { loginOf, type Drafts } from "../accounts/drafts";
import type { BrowserStorage } from "../browser/storage";
import type { VisitSlot } from "../payments/visitSlot";
import type { SessionStore } from "./sessionStore";

interface Parts {
  session: Pick<SessionStore, "id" | "state" | "subscribe" | "tokenOf">;
  accounts: Pick<Accounts, "customer" | "subscribe" | "clear">;
  drafts: Drafts;
  sendPrefill: VisitSlot<unknown>;
  templatePrefill: VisitSlot<unknown>;
  justPaid: VisitSlot<unknown>;
  toasts: ToastQueue;
}

type Kept = Pick<BrowserStorage, "write">;

/**
 * Clears a customer's data when their session ends, or when another tab signs in as somebody else. Only what was typed
 * and what was chosen in the search stays after a session that ran out, until somebody else signs in or searches.
 */
export function forgetCustomerWithSession(parts: Parts, storage: Kept): void {
  const { session, accounts, drafts, sendPrefill, templatePrefill, justPaid, toasts } = parts;
  let known = session.id();
  let isOpen = false;
  accounts.subscribe(() => {
    const customer = accounts.customer();
    const login = customer && loginOf(customer);
    // Accounts may be opened within a session.
    if (!isOpen && login !== drafts.login && login !== null) drafts.clear();
    isOpen = login !== null;
    drafts.login = login ?? drafts.login;
  });
  session.subscribe(() => {
    const before = known;
    known = session.id();
    const account = accounts.customer()?.account.id;
    const hasLeft = known !== before || (account !== undefined && !session.tokenOf(account));
    if (before === null || !hasLeft) return;
    const state = session.state();
    if (state.status === "ended" && state.cause !== "elsewhere") drafts.outlive();
    else {
      drafts.clear();
      storage.write("recents", null);
    }
    accounts.clear();
    sendPrefill.clear();
    templatePrefill.clear();
    justPaid.clear();
    // Dismissing the visible toasts brings up the queued ones.
    while (toasts.get().length > 0) toasts.get().forEach(({ id }) => toasts.dismiss(id));
  });
}
