import type { AccountToken, ClientSession, Tokens } from "@amberline/api/client";
import type { EndCause } from "@amberline/flows/sessionClock";
import { readEnd, readSession, tokensOf, type StoredSession } from "./storedSession";
import type { Tabs } from "./tabs";
import type { BrowserStorage } from "../browser/storage";

export type { StoredSession } from "./storedSession";

export type SessionState =
  | { status: "signedOut" }
  | { status: "signedIn"; session: StoredSession }
  | { status: "ended"; cause: EndCause };

export interface SessionStore extends Omit<ClientSession, "replacement"> {
  state(): SessionState;
  /** Tells one sign-in from the next; null when nobody is signed in. */
  id(): string | null;
  subscribe(listener: () => void): () => void;
  /** Takes over what another tab has stored since, or that it is gone. */
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
  /** When a customer last moved a hand in any tab, epoch milliseconds. */
  inputAt(): number;
  noteInput(at: number): void;
  /** Forgets the session here and in every tab. Answers its token to the tab that was first. */
  end(cause: EndCause | "signedOut"): string | null;
  /** Whether this tab is the one to tell the provider of the end; true once for all tabs that ask in turn. */
  claimEnd(): boolean;
  /** Ends it without a word. */
  signOut(): void;
  /** The ended dialog was closed. */
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
  const listeners = new Set<() => void>();
  /** Tokens replaced since, each with the account it spoke for. */
  const replaced = new Map<string, string>();
  /** Tokens of accounts left behind: a late answer to them says nothing about the account on screen. */
  const left = new Set<string>();
  let seen = storage.text("session");
  let isShared = true;
  let input = Number(storage.read("input"));
  let state: SessionState = { status: "signedOut" };
  let chosen: string | null = null;
  /** The sign-in that ended here. What a tab that did not know yet stores of it does not bring it back. */
  let overId: string | null = null;

  const become = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const current = () => (state.status === "signedIn" ? state.session : null);
  const keep = (session: StoredSession | null) => {
    storage.write("session", session);
    seen = storage.text("session");
    isShared = seen === (session && JSON.stringify(session));
    tabs.tell();
  };
  const hold = (session: StoredSession) => {
    const held = current();
    if (held?.id === session.id) {
      const kept = new Map(tokensOf(session));
      tokensOf(held).forEach(([token, account]) => kept.has(token) || replaced.set(token, account));
    } else {
      replaced.clear();
      left.clear();
    }
    become({ status: "signedIn", session });
  };
  const adopt = (stored: StoredSession) => {
    const held = current();
    const own = held?.id === stored.id ? held.currentAccount : null;
    chosen = stored.currentAccount;
    // A token never changes under a page: this tab moves when its page does.
    hold(own && stored.accounts[own] ? { ...stored, currentAccount: own } : stored);
  };
  const reread = () => {
    const text = storage.text("session");
    if (!isShared || text === seen) return;
    seen = text;
    const stored = readSession(storage.read("session"));
    const held = current();
    if (stored && stored.id === overId) keep(null);
    else if (stored) adopt(stored);
    else if (held) {
      overId = held.id;
      become({ status: "ended", cause: readEnd(storage.read("ended"), held.id) });
    }
  };
  const change = (to: (held: StoredSession) => Partial<StoredSession>) => {
    reread();
    const held = current();
    if (!held) return;
    const next = { ...held, ...to(held) };
    keep({ ...next, currentAccount: chosen });
    hold(next);
  };
  const noteInput = (at: number) => {
    input = at;
    storage.write("input", at);
  };
  const end: SessionStore["end"] = (cause) => {
    reread();
    const held = current();
    if (!held) return null;
    overId = held.id;
    storage.write("ended", { id: held.id, cause: cause === "signedOut" ? "elsewhere" : cause });
    storage.write("input", null);
    keep(null);
    become(cause === "signedOut" ? { status: "signedOut" } : { status: "ended", cause });
    return held.accessToken;
  };

  const stored = readSession(storage.read("session"));
  if (stored) adopt(stored);
  else if (seen !== null) keep(null);
  tabs.listen(reread);

  return {
    state: () => state,
    id: () => current()?.id ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reread,
    token() {
      const held = current();
      if (!held) return null;
      const own = held.areAccountsOld ? null : held.accounts[held.currentAccount ?? ""];
      return own ?? held.accessToken;
    },
    ended({ token }) {
      reread();
      const held = current();
      const isOurs = held && token && !left.has(token) && new Map(tokensOf(held)).has(token);
      if (isOurs) end("expired");
    },
    signIn({ accessToken, refreshToken }) {
      reread();
      const held = refreshToken === null ? current() : null;
      const currentAccount = held?.currentAccount ?? null;
      const proven = { id: held?.id ?? newId(), refreshToken: refreshToken ?? held?.refreshToken ?? null };
      const session = { ...proven, accessToken, tokenAt: now(), currentAccount };
      for (const trace of ["ended", "told"]) storage.write(trace, null);
      noteInput(now());
      chosen = currentAccount;
      keep({ ...session, accounts: {}, areAccountsOld: false });
      hold({ ...session, accounts: {}, areAccountsOld: false });
    },
    openAccounts(accounts) {
      const isKnown = (id: string | null) => accounts.some(({ accountId }) => accountId === id);
      change((held) => {
        const currentAccount = [held.currentAccount, chosen].find(isKnown) ?? accounts[0]?.accountId ?? null;
        if (!isKnown(chosen)) chosen = currentAccount;
        const tokens = accounts.map(({ accountId, token }) => [accountId, token] as const);
        return { accounts: Object.fromEntries(tokens), areAccountsOld: false, currentAccount };
      });
      return current()?.currentAccount ?? null;
    },
    switchAccount(accountId) {
      change(({ accounts, currentAccount }) => {
        if (!accounts[accountId]) return {};
        left.add(accounts[currentAccount ?? ""] ?? "");
        left.delete(accounts[accountId]);
        chosen = accountId;
        return { currentAccount: accountId };
      });
    },
    currentAccount: () => current()?.currentAccount ?? null,
    chosenAccount: () => (current() ? chosen : null),
    tokenOf: (accountId) => current()?.accounts[accountId] ?? null,
    newerThan(token) {
      const held = current();
      const account = replaced.get(token ?? "");
      return held && account !== undefined ? (held.accounts[account] ?? held.accessToken) : null;
    },
    renew(from, { accessToken, refreshToken }, tokenAt) {
      reread();
      if (current()?.accessToken !== from) return false;
      noteInput(now());
      change((held) => ({
        accessToken,
        refreshToken: refreshToken ?? held.refreshToken,
        tokenAt,
        areAccountsOld: Object.keys(held.accounts).length > 0,
      }));
      return true;
    },
    inputAt() {
      const said = storage.read("input");
      if (typeof said === "number") input = said;
      return input || (current()?.tokenAt ?? 0);
    },
    noteInput,
    end,
    claimEnd() {
      if (storage.read("told") === overId) return false;
      storage.write("told", overId);
      return true;
    },
    signOut: () => void end("signedOut"),
    acknowledge() {
      if (state.status === "ended") become({ status: "signedOut" });
    },
  };
}
