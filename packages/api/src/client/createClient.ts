import { calls } from "../contract";
import type {
  Account,
  AccountToken,
  Forced,
  OrderAnswer,
  PayeeBank,
  PaymentOrder,
  TemplateDraft,
  TransactionPage,
  TransactionQuery,
  User,
} from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import {
  readAccount,
  readOrderAnswer,
  readPayeeBank,
  readTransaction,
  readUser,
  Untranslatable,
  writeOrder,
  writeQuery,
  writeTemplate,
} from "./translate";
import { createTransport, type CallOptions, type TransportOptions } from "./transport";

export interface Tokens {
  accessToken: string;
  /** Absent when the provider does not rotate or does not refresh. */
  refreshToken: string | null;
}

type Plain = Pick<CallOptions, "signal" | "token">;

/** Answers the client still holds, so that an unchanged list costs a 304 and keeps its identity. */
const REMEMBERED_PAGES = 8;

function translated<T, U, Code extends string>(
  outcome: Outcome<T, Code>,
  read: (data: T) => U,
): Outcome<U, Code> {
  try {
    return mapOutcome(outcome, read);
  } catch (error) {
    if (error instanceof Untranslatable) return { ok: false, problem: "unreadable" };
    throw error;
  }
}

const readTokens = (wire: { accessToken?: string; refreshToken?: string }): Tokens => {
  if (!wire.accessToken) throw new Untranslatable("No access token.");
  return { accessToken: wire.accessToken, refreshToken: wire.refreshToken ?? null };
};

/** Speaks the contract with one provider. Every call answers an `Outcome`; only our own mistakes throw. */
export function createClient(options: TransportOptions) {
  const send = createTransport(options);
  const pages = new Map<string, { etag: string; page: TransactionPage }>();

  const remember = (key: string, etag: string, page: TransactionPage) => {
    pages.delete(key);
    pages.set(key, { etag, page });
    const first = pages.keys().next();
    if (pages.size > REMEMBERED_PAGES && !first.done) pages.delete(first.value);
  };

  return {
    async login(request: { email: string; password: string; code?: string }, plain: Plain = {}) {
      const { email, password, code } = request;
      return translated(await send(calls.login, { login: email, password, code }, plain), readTokens);
    },

    async logout(plain: Plain = {}): Promise<Outcome<true>> {
      return mapOutcome(await send(calls.logout, {}, plain), () => true as const);
    },

    async refresh(refreshToken: string, plain: Plain = {}) {
      return translated(await send(calls.refresh, { refreshToken }, plain), readTokens);
    },

    async accountTokens(plain: Plain = {}): Promise<Outcome<AccountToken[]>> {
      return mapOutcome(await send(calls.multilogin, {}, plain), ({ tokens }) =>
        tokens.map(({ corp_id, token, name }) => ({ accountId: corp_id, token, name: name ?? "" })),
      );
    },

    async account(plain: Plain = {}): Promise<Outcome<Account>> {
      return translated(await send(calls.accountInfo, {}, plain), ({ data }) => readAccount(data));
    },

    async user(plain: Plain = {}): Promise<Outcome<User, "NOT_CONFIRMED">> {
      return translated(await send(calls.userInfo, {}, plain), ({ data }) => readUser(data));
    },

    /** An unchanged page is the very object answered before, so nothing rerenders. */
    async transactions(query: TransactionQuery, plain: Plain = {}): Promise<Outcome<TransactionPage>> {
      const request = writeQuery(query);
      const key = JSON.stringify(request);
      const known = pages.get(key);
      const sent = await send(calls.orderList, request, { ...plain, ...(known ? { etag: known.etag } : {}) });
      if (sent.ok && sent.unchanged && known) return { ok: true, data: known.page };
      const outcome = translated(sent, ({ data, next, oldest, total }) => ({
        transactions: data.map(readTransaction),
        next,
        oldest,
        total,
      }));
      if (outcome.ok && sent.etag) remember(key, sent.etag, outcome.data);
      return outcome;
    },

    /** `forced` is null for the first, checking request. One idempotency key per intent. */
    async createOrder(
      order: PaymentOrder,
      forced: Forced | null,
      options: Plain & { idempotencyKey: string },
    ) {
      const outcome = await send(calls.orderCreate, writeOrder(order, forced), options);
      return mapOutcome(outcome, (wire): OrderAnswer => readOrderAnswer(wire, forced !== null));
    },

    async payeeBank(account: string, plain: Plain = {}): Promise<Outcome<PayeeBank | null>> {
      return mapOutcome(await send(calls.payeeBank, { account }, plain), ({ data }) => readPayeeBank(data));
    },

    async createTemplate(draft: TemplateDraft, plain: Plain = {}): Promise<Outcome<{ id: string }>> {
      return send(calls.templateCreate, writeTemplate(draft), plain);
    },

    /** A null token means the code was wrong. */
    async confirm(request: { type: "email" | "phone"; code: string }, plain: Plain = {}) {
      return mapOutcome(await send(calls.confirm, request, plain), ({ token }) => ({ token: token || null }));
    },

    async requestReset(email: string, plain: Plain = {}) {
      return mapOutcome(await send(calls.reset, { email }, plain), ({ res }) => ({ text: res ?? "" }));
    },

    /** Forgets remembered answers; called when the user or the account changes. */
    forget: () => pages.clear(),
  };
}

export type Client = ReturnType<typeof createClient>;
