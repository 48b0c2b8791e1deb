import type { Account, AccountToken, Client, Outcome, User } from "@amberline/api/client";
import type { SessionStore } from "./session";

/** Everything known about who is signed in. Kept in memory only. */
export interface Holder {
  /** One per account of the login, in the provider's order. */
  tokens: AccountToken[];
  account: Account;
  user: User;
}

export type Accounts = {
  /** Null until loaded. The object changes only when something in it did. */
  holder(): Holder | null;
  /** Accounts of the login read so far, by id. */
  known(): ReadonlyMap<string, Account>;
  subscribe(listener: () => void): () => void;
  /** Reads the accounts of the login, then the current one with its user. */
  load(signal?: AbortSignal): Promise<Outcome<Holder, "NOT_CONFIRMED">>;
  /** Reads the current account again. */
  refresh(signal?: AbortSignal): Promise<Outcome<Holder>>;
  switchTo(accountId: string): Promise<Outcome<Holder>>;
  /** Reads the other accounts, so that the selector can show their numbers. */
  readOthers(): Promise<void>;
  clear(): void;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function createAccounts(client: Client, session: SessionStore): Accounts {
  const listeners = new Set<() => void>();
  let holder: Holder | null = null;
  let known: ReadonlyMap<string, Account> = new Map();

  const become = (next: Holder | null) => {
    if (isSame(holder, next)) return;
    holder = next;
    if (next) known = new Map(known).set(next.account.id, next.account);
    listeners.forEach((listener) => listener());
  };

  async function read(
    tokens: AccountToken[],
    accountId: string,
    signal?: AbortSignal,
  ): Promise<Outcome<Holder>> {
    const token = tokens.find((each) => each.accountId === accountId)?.token;
    const answer = await client.account({ ...(token ? { token } : {}), ...(signal ? { signal } : {}) });
    if (!answer.ok) return answer;
    const next = { tokens, account: answer.data, user: answer.data.user };
    // An answer that arrives after the customer moved to another account belongs to nobody here.
    const state = session.state();
    if (state.status === "signedIn" && state.session.currentAccount === accountId) become(next);
    return { ok: true, data: next };
  }

  return {
    holder: () => holder,
    known: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load(signal) {
      const options = signal ? { signal } : {};
      const who = await client.user(options);
      if (!who.ok) return who;
      const tokens = await client.accountTokens(options);
      if (!tokens.ok) return tokens;
      const current = session.openAccounts(tokens.data);
      if (!current) return { ok: false, problem: "unreadable" };
      return read(tokens.data, current, signal);
    },
    async refresh(signal) {
      if (!holder) return { ok: false, problem: "aborted" };
      return read(holder.tokens, holder.account.id, signal);
    },
    async switchTo(accountId) {
      if (!holder) return { ok: false, problem: "aborted" };
      session.switchAccount(accountId);
      client.forget();
      return read(holder.tokens, accountId);
    },
    async readOthers() {
      const tokens = holder?.tokens ?? [];
      const missing = tokens.filter(({ accountId }) => !known.has(accountId));
      const answers = await Promise.all(missing.map(({ token }) => client.account({ token })));
      const read = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
      if (read.length === 0) return;
      known = new Map([...known, ...read.map((account) => [account.id, account] as const)]);
      listeners.forEach((listener) => listener());
    },
    clear() {
      known = new Map();
      client.forget();
      become(null);
    },
  };
}
