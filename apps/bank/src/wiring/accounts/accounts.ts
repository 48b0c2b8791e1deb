import type { Account, AccountToken, Client, EntryClient, Outcome } from "@amberline/api/client";
import { createStore } from "@amberline/domain/store";
import { openAccountsWith, type Customer, type SignInCalls } from "@amberline/flows/signIn";
import type { SessionStore } from "../session/sessionStore";

/** The signed-in customer and their accounts. Kept in memory only. */
export interface Accounts {
  /** Null until loaded. The same object until it changes. */
  customer(): Customer | null;
  /** Accounts loaded so far, by id. */
  known(): ReadonlyMap<string, Account>;
  subscribe(listener: () => void): () => void;
  /**
   * Loads the list of accounts, then the current account and its user. The customer is there no sooner than `parts`, which
   * tells whether what shows them has arrived.
   */
  open(options: { signal: AbortSignal }, parts?: Promise<boolean>): ReturnType<SignInCalls["openAccounts"]>;
  refresh(signal?: AbortSignal): Promise<Outcome<Account>>;
  /**
   * Switches to another account. The token changes together with the account on screen, never before. `leave` runs just
   * before that and may refuse.
   */
  switchTo(accountId: string, leave: () => boolean): Promise<Outcome<Account>>;
  /** Shows the verification as in progress until the next refresh, once documents were submitted. */
  assumeSubmitted(): void;
  /** Loads the other accounts for the account selector. */
  readOthers(): Promise<void>;
  clear(): void;
}

interface Known {
  customer: Customer | null;
  /** Accounts loaded so far, by id. */
  known: ReadonlyMap<string, Account>;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function createAccounts(
  client: Pick<EntryClient, "account" | "accountTokens" | "user"> & Pick<Client, "forget">,
  session: SessionStore,
  tellClosed: (accountName: string) => void,
): Accounts {
  const store = createStore<Known>({ customer: null, known: new Map() });
  let wanted: string | null = null;

  const become = (next: Customer | null) => {
    const { customer, known } = store.get();
    if (isSame(customer, next)) return;
    store.set({ customer: next, known: next ? new Map(known).set(next.account.id, next.account) : known });
  };
  const show = (account: Account) => {
    const { customer } = store.get();
    if (customer) become({ ...customer, account, user: account.user });
  };

  async function read(accountId: string, signal?: AbortSignal): Promise<Outcome<Account>> {
    const token = session.tokenOf(accountId);
    if (!token) return { ok: false, problem: "aborted" };
    const answer = await client.account(accountId, { token, ...(signal ? { signal } : {}) });
    // Ignore a late answer after switching accounts or signing out.
    if (session.currentAccount() !== accountId) return answer;
    if (answer.ok) show(answer.data);
    else if (answer.problem === "forbidden") await leaveClosed(accountId);
    return answer;
  }

  /** As a reload finds it; its token may no longer do after a renewal. */
  function keptAccount() {
    const state = session.state();
    const accountId = session.currentAccount();
    const token = accountId && session.tokenOf(accountId);
    if (store.get().customer || !token || state.status !== "signedIn") return null;
    return state.session.areAccountsOld ? null : { accountId, token };
  }

  const open: Accounts["open"] = async (options, parts) => {
    const begun = session.id();
    const isStill = () => session.id() === begun;
    const keep = (tokens: AccountToken[]) => (isStill() ? session.openAccounts(tokens) : null);
    const outcome = await openAccountsWith(client, keep, keptAccount())(options);
    if (outcome.ok && (await parts) === false) return { ok: false, problem: "unreachable" };
    // Meanwhile the session may have ended, or another tab may have signed in as somebody else.
    if (session.id() === null) return { ok: false, problem: "sessionEnded", status: 401 };
    if (!isStill()) return { ok: false, problem: "aborted" };
    if (outcome.ok && !options.signal.aborted) become(outcome.data);
    return outcome;
  };

  /** A company's account that the customer may use no longer: goes on with their own. */
  async function leaveClosed(accountId: string) {
    const { customer } = store.get();
    client.forget();
    const opened = await open({ signal: new AbortController().signal });
    if (customer && opened.ok && opened.data.account.id !== accountId) tellClosed(customer.account.name);
  }

  return {
    customer: () => store.get().customer,
    known: () => store.get().known,
    subscribe: store.subscribe,
    open,
    async refresh(signal) {
      const { customer } = store.get();
      return customer ? read(customer.account.id, signal) : { ok: false, problem: "aborted" };
    },
    async switchTo(accountId, leave) {
      const token = session.tokenOf(accountId);
      if (!token) return { ok: false, problem: "aborted" };
      wanted = accountId;
      const seen = store.get().known.get(accountId);
      const answer: Outcome<Account> = seen
        ? { ok: true, data: seen }
        : await client.account(accountId, { token });
      if (!answer.ok) return answer;
      const isStillWanted = wanted === accountId && session.tokenOf(accountId) !== null;
      if (!store.get().customer || !isStillWanted || !leave()) return { ok: false, problem: "aborted" };
      session.switchAccount(accountId);
      client.forget();
      show(answer.data);
      return answer;
    },
    assumeSubmitted() {
      const { customer } = store.get();
      if (!customer) return;
      const user = { ...customer.user, verification: "in_progress" as const };
      become({ ...customer, user, account: { ...customer.account, user } });
    },
    async readOthers() {
      const { customer, known } = store.get();
      const missing = (customer?.accounts ?? []).filter(({ accountId }) => !known.has(accountId));
      const answers = await Promise.all(
        missing.map(({ accountId }) => {
          const token = session.tokenOf(accountId);
          return token ? client.account(accountId, { token }) : null;
        }),
      );
      const read = answers.flatMap((answer) => (answer?.ok ? [answer.data] : []));
      if (read.length === 0) return;
      const now = store.get();
      store.set({
        ...now,
        known: new Map([...now.known, ...read.map((account) => [account.id, account] as const)]),
      });
    },
    clear() {
      wanted = null;
      client.forget();
      store.set({ customer: null, known: new Map() });
    },
  };
}
