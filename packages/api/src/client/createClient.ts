import { calls, type Calls, type ResponseOf } from "../contract";
import { documentCalls } from "./documents";
import type {
  Account,
  AccountToken,
  Forced,
  OrderAnswer,
  PayeeBank,
  PaymentOrder,
  Registration,
  SignedInDevice,
  TransactionPage,
  TransactionQuery,
  TwoFactorSecret,
  User,
} from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { payeeCalls } from "./payees";
import {
  readAccount,
  readDevice,
  readOrderAnswer,
  readPage,
  readPayeeBank,
  readUser,
  translated,
  Untranslatable,
  writeOrder,
  writeQuery,
  writeRegistration,
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

const readTokens = (wire: { accessToken?: string; refreshToken?: string }): Tokens => {
  if (!wire.accessToken) throw new Untranslatable("No access token.");
  return { accessToken: wire.accessToken, refreshToken: wire.refreshToken ?? null };
};

/** A refusal of the provider's comes as an answer without success; it is a refusal like any other. */
function recoveryCodesIn(
  outcome: Outcome<ResponseOf<Calls["twoFactorUpdate"]>>,
): Outcome<{ recoveryCodes: string[] }> {
  if (!outcome.ok) return outcome;
  const { success, error, recovery_codes: recoveryCodes } = outcome.data;
  if (success) return { ok: true, data: { recoveryCodes: recoveryCodes ?? [] } };
  return { ok: false, problem: "refused", code: "other", text: error ?? "", details: {} };
}

/** A token is one word; anything else is an error page that came with HTTP 200. */
const readToken = (text: string) => {
  if (!/^[\w.=+/~-]+$/.test(text)) throw new Untranslatable("Not a token.");
  return text;
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
    ...documentCalls(send),

    async login(request: { email: string; password: string; code?: string }, plain: Plain = {}) {
      const { email, password, code } = request;
      return translated(await send(calls.login, { login: email, password, code }, plain), readTokens);
    },

    async logout(plain: Plain & Pick<CallOptions, "keepalive"> = {}): Promise<Outcome<true>> {
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
      const outcome = translated(sent, readPage);
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

    ...payeeCalls(send),

    /** A null token means the code was wrong. */
    async confirm(request: { type: "email" | "phone"; code: string }, plain: Plain = {}) {
      return mapOutcome(await send(calls.confirm, request, plain), ({ token }) => ({ token: token || null }));
    },

    async requestReset(email: string, plain: Plain = {}) {
      return mapOutcome(await send(calls.reset, { email }, plain), ({ res }) => ({ text: res ?? "" }));
    },

    /** The token opens nothing but the confirmation of the address. */
    async register(registration: Registration, plain: Plain = {}) {
      return translated(await send(calls.register, writeRegistration(registration), plain), readTokens);
    },

    async confirmReset(request: { email: string; code: string; password: string }, plain: Plain = {}) {
      return mapOutcome(await send(calls.resetConfirm, request, plain), () => true as const);
    },

    async changePassword(password: string, plain: Plain = {}): Promise<Outcome<true>> {
      return mapOutcome(await send(calls.passwordChange, { password }, plain), () => true as const);
    },

    async beginTwoFactor(plain: Plain = {}): Promise<Outcome<TwoFactorSecret>> {
      return mapOutcome(await send(calls.twoFactorSetup, {}, plain), ({ qrCodeUrl, secret }) => ({
        qrCode: qrCodeUrl,
        secret,
      }));
    },

    /** Switching on answers the recovery codes, if the provider has any; they are never answered again. */
    async updateTwoFactor(request: { enable: boolean; code: string }, plain: Plain = {}) {
      return recoveryCodesIn(await send(calls.twoFactorUpdate, request, plain));
    },

    async renewRecoveryCodes(code: string, plain: Plain = {}) {
      return recoveryCodesIn(await send(calls.recoveryCodesCreate, { code }, plain));
    },

    /** Unreadable when the provider answers nothing, or a page. */
    async verificationToken(plain: Plain = {}): Promise<Outcome<string>> {
      return translated(await send(calls.verificationToken, {}, plain), readToken);
    },

    async sendVerificationLink(memberUserId: string, plain: Plain = {}): Promise<Outcome<true>> {
      const outcome = await send(calls.verificationLink, { external_id: memberUserId }, plain);
      return mapOutcome(outcome, () => true as const);
    },

    async devices(plain: Plain = {}): Promise<Outcome<SignedInDevice[]>> {
      return translated(await send(calls.sessionList, {}, plain), ({ data }) => data.map(readDevice));
    },

    /** Signs out one other device, or all others when none is named. Answers how many. */
    async signOutDevices(id: string | null, plain: Plain = {}): Promise<Outcome<number>> {
      const outcome = await send(calls.sessionRevoke, id === null ? {} : { id }, plain);
      return mapOutcome(outcome, ({ revoked }) => revoked);
    },

    /** Forgets remembered answers; called when the user or the account changes. */
    forget: () => pages.clear(),
  };
}

export type Client = ReturnType<typeof createClient>;
