import type { AccountToken, ClientSession, Tokens } from "@amberline/api/client";
import { createListeners } from "@amberline/domain/store";
import type { EndCause } from "@amberline/flows/sessionClock";
import type { BrowserStorage } from "../browser/storage";
import {
  isOwnToken,
  newerToken,
  reduceSession,
  sessionOf,
  sharedSession,
  signedOutTab,
  tokenOfTab,
  type OwnEvent,
  type SessionState,
  type TabSession,
} from "./sessionState";
import { createSessionStorage } from "./sessionStorage";
import type { Tabs } from "./tabs";

export interface SessionStore extends Omit<ClientSession, "replacement"> {
  state(): SessionState;
  /** Id of the sign-in, null when signed out. */
  id(): string | null;
  subscribe(listener: () => void): () => void;
  /** Syncs with the session another tab stored or removed. */
  reread(): void;
  /** Without a refresh token this confirms the current session; with one it starts a new session. */
  signIn(tokens: Tokens): void;
  /** Stores a token per account and keeps the current account if the login still has it. Returns the current account. */
  openAccounts(accounts: AccountToken[]): string | null;
  /** Other tabs follow. */
  switchAccount(accountId: string): void;
  currentAccount(): string | null;
  /** The account most recently chosen in any tab. */
  chosenAccount(): string | null;
  tokenOf(accountId: string): string | null;
  /** The token that replaced this one; null if it was not replaced or does not belong to the session. */
  newerThan(token: string | null): string | null;
  /** Stores refreshed tokens; false when `from` is no longer the current access token. */
  renew(from: string, tokens: Tokens, tokenAt: number): boolean;
  /** Notes that tokens were asked for in vain while `from` was the current access token. */
  loseRenewal(from: string): void;
  /** Last user input in any tab, epoch milliseconds. */
  inputAt(): number;
  noteInput(at: number): void;
  /** Ends the session in every tab. Returns its token in the tab that ended it first, else null. */
  end(cause: EndCause | "signedOut"): string | null;
  /** True for the first tab that asks: that tab notifies the provider. */
  claimEnd(): boolean;
  signOut(): void;
  /** The customer closed the dialog that explained the end. */
  acknowledge(): void;
}

export interface SessionParts {
  now: () => number;
  newId: () => string;
  storage: Pick<BrowserStorage, "text" | "read" | "write">;
  tabs: Tabs;
}

/** The browser's session, shared by its tabs. */
export function createSessionStore({ now, newId, storage, tabs }: SessionParts): SessionStore {
  const { subscribe, notify } = createListeners();
  const shared = createSessionStorage(storage, tabs);
  let tab = signedOutTab;

  const become = (next: TabSession) => {
    const isNews = next.state !== tab.state;
    tab = next;
    if (isNews) notify();
  };
  const reread = () => {
    const stored = shared.readChange();
    if (stored === undefined) return;
    const held = sessionOf(tab);
    if (stored && stored.id !== tab.endedId) become(reduceSession(tab, { type: "stored", session: stored }));
    else if (stored) shared.write(null);
    else if (held) become(reduceSession(tab, { type: "removed", cause: shared.readEnd(held.id) }));
  };
  // Stored before listeners run, so that they see in storage what they see here.
  const apply = (event: OwnEvent) => {
    const next = reduceSession(tab, event);
    if (next === tab) return;
    shared.write(sharedSession(next));
    become(next);
  };
  const change = (event: OwnEvent) => {
    reread();
    apply(event);
  };
  const end: SessionStore["end"] = (cause) => {
    reread();
    const held = sessionOf(tab);
    if (!held) return null;
    shared.writeEnd(held.id, cause);
    apply({ type: "ended", cause });
    return held.accessToken;
  };

  reread();
  // Malformed data is removed.
  if (tab === signedOutTab && storage.text("session") !== null) shared.write(null);
  tabs.listen(reread);

  return {
    state: () => tab.state,
    id: () => sessionOf(tab)?.id ?? null,
    subscribe,
    reread,
    token: () => tokenOfTab(tab),
    ended({ token }) {
      reread();
      if (isOwnToken(tab, token)) end("expired");
    },
    signIn(tokens) {
      reread();
      const at = now();
      shared.clearEnd();
      shared.noteInput(at);
      apply({ type: "signedIn", tokens, newId: newId(), at });
    },
    openAccounts(accounts) {
      change({ type: "accountsOpened", accounts });
      return sessionOf(tab)?.currentAccount ?? null;
    },
    switchAccount: (accountId) => change({ type: "accountSwitched", accountId }),
    currentAccount: () => sessionOf(tab)?.currentAccount ?? null,
    chosenAccount: () => (sessionOf(tab) ? tab.chosenAccount : null),
    tokenOf: (accountId) => sessionOf(tab)?.accounts[accountId] ?? null,
    newerThan: (token) => newerToken(tab, token),
    renew(from, tokens, tokenAt) {
      reread();
      if (sessionOf(tab)?.accessToken !== from) return false;
      shared.noteInput(now());
      apply({ type: "renewed", tokens, tokenAt });
      return true;
    },
    loseRenewal(from) {
      reread();
      if (sessionOf(tab)?.accessToken === from) apply({ type: "renewalLost" });
    },
    inputAt: () => shared.inputAt() || (sessionOf(tab)?.tokenAt ?? 0),
    noteInput: shared.noteInput,
    end,
    claimEnd: () => shared.claimEnd(tab.endedId),
    signOut: () => void end("signedOut"),
    acknowledge: () => become(reduceSession(tab, { type: "acknowledged" })),
  };
}
