import type { AccountToken, ClientSession, Tokens } from "@amberline/api/client";
import { storage } from "./storage";

/** What outlives a reload: tokens and ids, never a name, a balance or a code. */
export interface StoredSession {
  accessToken: string;
  refreshToken: string | null;
  /** When the token was issued, epoch milliseconds. */
  tokenAt: number;
  /** Token of each account of the login, by account id. */
  accounts: Record<string, string>;
  currentAccount: string | null;
}

export type SessionState =
  { status: "signedOut" } | { status: "signedIn"; session: StoredSession } | { status: "ended" };

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Anything that is not a session this program wrote is discarded. */
function parse(value: unknown): StoredSession | null {
  if (typeof value !== "object" || value === null) return null;
  const { accessToken, refreshToken, tokenAt, accounts, currentAccount } = value as Record<string, unknown>;
  const known = typeof accounts === "object" && accounts !== null ? Object.entries(accounts) : null;
  if (!isText(accessToken) || typeof tokenAt !== "number" || !known?.every(([, token]) => isText(token)))
    return null;
  return {
    accessToken,
    refreshToken: isText(refreshToken) ? refreshToken : null,
    tokenAt,
    accounts: Object.fromEntries(known) as Record<string, string>,
    currentAccount: isText(currentAccount) ? currentAccount : null,
  };
}

export interface SessionStore extends ClientSession {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  signIn(tokens: Tokens): void;
  /** Keeps a token per account; stays on the current account if the login still has it. */
  openAccounts(accounts: AccountToken[]): string | null;
  switchAccount(accountId: string): void;
  currentAccount(): string | null;
  tokenOf(accountId: string): string | null;
  signOut(): void;
  /** The ended dialog was closed. */
  acknowledge(): void;
}

const storedAccount = () => {
  const id = storage.read("account");
  return isText(id) ? id : null;
};

/** The one session of the browser, shared by its tabs through storage events. */
export function createSessionStore({ now }: { now: () => number }): SessionStore {
  const listeners = new Set<() => void>();
  const stored = parse(storage.read("session"));
  let state: SessionState = stored ? { status: "signedIn", session: stored } : { status: "signedOut" };

  const become = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const keep = (session: StoredSession | null) => storage.write("session", session);
  const current = () => (state.status === "signedIn" ? state.session : null);
  const update = (change: Partial<StoredSession>) => {
    const session = current();
    if (!session) return;
    const next = { ...session, ...change };
    keep(next);
    become({ status: "signedIn", session: next });
  };

  globalThis.addEventListener?.("storage", (event) => {
    if (event.key !== null && event.key !== storage.keyOf("session")) return;
    const session = parse(storage.read("session"));
    // Tabs share the session, and each shows an account of its own: a token never changes under a page.
    const own = current()?.currentAccount;
    if (session && own && session.accounts[own])
      become({ status: "signedIn", session: { ...session, currentAccount: own } });
    else if (session) become({ status: "signedIn", session });
    else if (state.status === "signedIn") become({ status: "ended" });
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token() {
      const session = current();
      return session
        ? ((session.currentAccount && session.accounts[session.currentAccount]) ?? session.accessToken)
        : null;
    },
    ended({ token }) {
      const session = current();
      if (!session) return;
      // A late answer to a request sent with a token since replaced says nothing about this session.
      const isOurs = token === session.accessToken || Object.values(session.accounts).includes(token ?? "");
      if (!isOurs) return;
      keep(null);
      become({ status: "ended" });
    },
    signIn({ accessToken, refreshToken }) {
      const held = current();
      const session = {
        accessToken,
        refreshToken: refreshToken ?? held?.refreshToken ?? null,
        tokenAt: now(),
        accounts: {},
        currentAccount: held?.currentAccount ?? storedAccount(),
      };
      keep(session);
      become({ status: "signedIn", session });
    },
    openAccounts(accounts) {
      const session = current();
      const isKnown = accounts.some(({ accountId }) => accountId === session?.currentAccount);
      const currentAccount = isKnown ? (session?.currentAccount ?? null) : (accounts[0]?.accountId ?? null);
      update({
        accounts: Object.fromEntries(accounts.map(({ accountId, token }) => [accountId, token])),
        currentAccount,
      });
      return currentAccount;
    },
    switchAccount(accountId) {
      if (!current()?.accounts[accountId]) return;
      storage.write("account", accountId);
      update({ currentAccount: accountId });
    },
    currentAccount: () => current()?.currentAccount ?? null,
    tokenOf: (accountId) => current()?.accounts[accountId] ?? null,
    signOut() {
      keep(null);
      become({ status: "signedOut" });
    },
    acknowledge() {
      if (state.status === "ended") become({ status: "signedOut" });
    },
  };
}
