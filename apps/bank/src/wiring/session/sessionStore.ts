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
  /** Tells one sign-in from the next; null when nobody is signed in. */
  id(): string | null;
  subscribe(listener: () => void): () => void;
  /** Syncs with the session another tab stored or removed. */
  reread(): void;
  /** Without a refresh token it is the session that is there, proven anew; with one it is a new one. */
  signIn(tokens: Tokens): void;
  /** Keeps a token per account; stays on the current account if the login still has it. Null without a session. */
  openAccounts(accounts: AccountToken[]): string | null;
  /** Every tab follows. */
  switchAccount(accountId: string): void;
  currentAccount(): string | null;
  /** The account last chosen in any tab. */
  chosenAccount(): string | null;
  tokenOf(accountId: string): string | null;
  /** The token in place of one that was replaced; null when it was not, or never was one of this session. */
  newerThan(token: string | null): string | null;
  /** Keeps what a refresh of the access token `from` answered; false when another one counts by now. */
  renew(from: string, tokens: Tokens, tokenAt: number): boolean;
  /** When a customer last used any tab, epoch milliseconds. */
  inputAt(): number;
  noteInput(at: number): void;
  /** Forgets the session here and in every tab. Answers its token to the tab that was first. */
  end(cause: EndCause | "signedOut"): string | null;
  /** Whether this tab is the one to tell the provider of the end; true once for all tabs that ask in turn. */
  claimEnd(): boolean;
  /** Ends it without telling why. */
  signOut(): void;
  /** The dialog that told of the end was closed. */
  acknowledge(): void;
}

export interface SessionParts {
  now: () => number;
  newId: () => string;
  storage: Pick<BrowserStorage, "text" | "read" | "write">;
  tabs: Tabs;
}

/** The one session of the browser, shared by its tabs. */
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
  // Stored before listeners are called: what they read is then the same in every tab.
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
  // What is stored and no session is cleaned away.
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
    inputAt: () => shared.inputAt() || (sessionOf(tab)?.tokenAt ?? 0),
    noteInput: shared.noteInput,
    end,
    claimEnd: () => shared.claimEnd(tab.endedId),
    signOut: () => void end("signedOut"),
    acknowledge: () => become(reduceSession(tab, { type: "acknowledged" })),
  };
}
