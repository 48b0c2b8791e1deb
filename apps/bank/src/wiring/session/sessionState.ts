import type { AccountToken, Tokens } from "@amberline/api/client";
import type { EndCause } from "@amberline/flows/sessionClock";
import { tokensOf, type StoredSession } from "./storedSession";

export type SessionState =
  | { status: "signedOut" }
  | { status: "signedIn"; session: StoredSession }
  | { status: "ended"; cause: EndCause };

/** The session as one tab knows it. */
export interface TabSession {
  state: SessionState;
  /** The account most recently chosen in any tab; this tab follows when its page allows. */
  chosenAccount: string | null;
  /** Tokens replaced since sign-in, with their account ids; empty for the session's own token. */
  replaced: ReadonlyMap<string, string>;
  /** Tokens of accounts switched away from: a late answer to one of them must not end the session. */
  left: ReadonlySet<string>;
  /** The sign-in that ended here. A tab that has not noticed yet must not bring it back. */
  endedId: string | null;
}

export const signedOutTab: TabSession = {
  state: { status: "signedOut" },
  chosenAccount: null,
  replaced: new Map(),
  left: new Set(),
  endedId: null,
};

export type OwnEvent =
  /** Without a refresh token this confirms the current session; with one it starts a new session. */
  | { type: "signedIn"; tokens: Tokens; newId: string; at: number }
  | { type: "accountsOpened"; accounts: readonly AccountToken[] }
  | { type: "accountSwitched"; accountId: string }
  | { type: "renewed"; tokens: Tokens; tokenAt: number }
  | { type: "renewalLost" }
  | { type: "ended"; cause: EndCause | "signedOut" };

export type SessionEvent =
  | OwnEvent
  /** Another tab stored it. */
  | { type: "stored"; session: StoredSession }
  /** Another tab ended it. */
  | { type: "removed"; cause: EndCause }
  | { type: "acknowledged" };

export const sessionOf = ({ state }: TabSession): StoredSession | null =>
  state.status === "signedIn" ? state.session : null;

function hold(tab: TabSession, session: StoredSession): TabSession {
  const held = sessionOf(tab);
  const state = { status: "signedIn", session } as const;
  if (held?.id !== session.id) return { ...tab, state, replaced: new Map(), left: new Set() };
  const kept = new Map(tokensOf(session));
  const gone = tokensOf(held).filter(([token]) => !kept.has(token));
  return { ...tab, state, replaced: new Map([...tab.replaced, ...gone]) };
}

function end(tab: TabSession, state: SessionState): TabSession {
  const held = sessionOf(tab);
  if (!held) return tab;
  // Whoever signs in again after a session ran out goes on with the account they had open.
  const chosenAccount = state.status === "ended" ? held.currentAccount : null;
  return { ...tab, state, chosenAccount, endedId: held.id };
}

function openAccounts(tab: TabSession, held: StoredSession, opened: readonly AccountToken[]): TabSession {
  const accounts = Object.fromEntries(opened.map(({ accountId, token }) => [accountId, token]));
  const isKnown = (id: string | null) => id !== null && Object.hasOwn(accounts, id);
  const { chosenAccount } = tab;
  const currentAccount = [held.currentAccount, chosenAccount].find(isKnown) ?? opened[0]?.accountId ?? null;
  const chosen = { ...tab, chosenAccount: isKnown(chosenAccount) ? chosenAccount : currentAccount };
  return hold(chosen, { ...held, accounts, areAccountsOld: false, currentAccount });
}

function switchAccount(tab: TabSession, held: StoredSession, accountId: string): TabSession {
  const token = held.accounts[accountId];
  if (!token) return tab;
  const left = new Set(tab.left).add(held.accounts[held.currentAccount ?? ""] ?? "");
  left.delete(token);
  return hold({ ...tab, left, chosenAccount: accountId }, { ...held, currentAccount: accountId });
}

/** Returns the same object when the event changes nothing. */
export function reduceSession(tab: TabSession, event: SessionEvent): TabSession {
  const held = sessionOf(tab);
  switch (event.type) {
    case "signedIn": {
      const { accessToken, refreshToken } = event.tokens;
      const proven = refreshToken === null ? held : null;
      const currentAccount = proven ? proven.currentAccount : held ? null : tab.chosenAccount;
      return hold(
        { ...tab, chosenAccount: currentAccount },
        {
          id: proven?.id ?? event.newId,
          accessToken,
          refreshToken: refreshToken ?? proven?.refreshToken ?? null,
          tokenAt: event.at,
          accounts: {},
          areAccountsOld: false,
          isRenewalLost: false,
          currentAccount,
        },
      );
    }
    case "accountsOpened":
      return held ? openAccounts(tab, held, event.accounts) : tab;
    case "accountSwitched":
      return held ? switchAccount(tab, held, event.accountId) : tab;
    case "renewed": {
      if (!held) return tab;
      const { accessToken, refreshToken } = event.tokens;
      return hold(tab, {
        ...held,
        accessToken,
        refreshToken: refreshToken ?? held.refreshToken,
        tokenAt: event.tokenAt,
        areAccountsOld: Object.keys(held.accounts).length > 0,
        isRenewalLost: false,
      });
    }
    case "renewalLost":
      return held ? hold(tab, { ...held, isRenewalLost: true }) : tab;
    case "ended":
      return end(
        tab,
        event.cause === "signedOut" ? { status: "signedOut" } : { status: "ended", cause: event.cause },
      );
    case "stored": {
      const { session } = event;
      const own = held?.id === session.id ? held.currentAccount : null;
      // The account must not change under an open page: this tab follows once the page allows.
      const currentAccount = own && session.accounts[own] ? own : session.currentAccount;
      return hold({ ...tab, chosenAccount: session.currentAccount }, { ...session, currentAccount });
    }
    case "removed":
      return end(tab, { status: "ended", cause: event.cause });
    case "acknowledged":
      return tab.state.status === "ended" ? { ...tab, state: { status: "signedOut" } } : tab;
  }
}

/** The session as it is stored for other tabs. */
export function sharedSession(tab: TabSession): StoredSession | null {
  const held = sessionOf(tab);
  return held && { ...held, currentAccount: tab.chosenAccount };
}

/** The current account's token, or the session's own while the account tokens are outdated. */
export function tokenOfTab(tab: TabSession): string | null {
  const held = sessionOf(tab);
  if (!held) return null;
  const own = held.areAccountsOld ? null : held.accounts[held.currentAccount ?? ""];
  return own ?? held.accessToken;
}

/** The token that replaced this one; null if it was not replaced or does not belong to the session. */
export function newerToken(tab: TabSession, token: string | null): string | null {
  const held = sessionOf(tab);
  const account = tab.replaced.get(token ?? "");
  return held && account !== undefined ? (held.accounts[account] ?? held.accessToken) : null;
}

/** Whether the token belongs to the session on screen. */
export function isOwnToken(tab: TabSession, token: string | null): boolean {
  const held = sessionOf(tab);
  return held !== null && token !== null && !tab.left.has(token) && new Map(tokensOf(held)).has(token);
}
