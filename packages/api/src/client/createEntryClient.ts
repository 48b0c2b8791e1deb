import { accountInfo } from "../contract/accountInfo";
import { confirm } from "../contract/confirm";
import { login } from "../contract/login";
import { logout } from "../contract/logout";
import { multilogin } from "../contract/multilogin";
import { refresh } from "../contract/refresh";
import { reset } from "../contract/reset";
import { userInfo } from "../contract/userInfo";
import type { Account, AccountToken, User } from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { readAccount, readTokens, readUser, translated } from "./translateAccount";
import { createTransport, type CallOptions, type RequestOptions, type TransportOptions } from "./transport";

/** The calls of signing in, and `send` for the rest. Separate, so that the sign-in page loads no other calls. */
export function createEntryClient(transport: TransportOptions) {
  const send = createTransport(transport);
  return {
    send,

    /** `passkey` is the answer of one, in place of the code. */
    async login(
      request: { email: string; password: string; code?: string; passkey?: string },
      options: RequestOptions = {},
    ) {
      const { email, ...proofs } = request;
      return translated(await send(login, { login: email, ...proofs }, options), readTokens);
    },

    async logout(options: RequestOptions & Pick<CallOptions, "keepalive"> = {}): Promise<Outcome<true>> {
      return mapOutcome(await send(logout, {}, options), () => true as const);
    },

    async refresh(refreshToken: string, options: RequestOptions = {}) {
      return translated(await send(refresh, { refreshToken }, options), readTokens);
    },

    async accountTokens(options: RequestOptions = {}): Promise<Outcome<AccountToken[]>> {
      return mapOutcome(await send(multilogin, {}, options), ({ tokens }) =>
        tokens.map(({ corp_id, token, name }) => ({ accountId: corp_id, token, name: name ?? "" })),
      );
    },

    /** `token` is the account's. */
    async account(accountId: string, options: RequestOptions & { token: string }): Promise<Outcome<Account>> {
      return translated(await send(accountInfo, {}, options), ({ data }) => readAccount(accountId, data));
    },

    async user(options: RequestOptions = {}): Promise<Outcome<User, "NOT_CONFIRMED">> {
      return translated(await send(userInfo, {}, options), ({ data }) => readUser(data));
    },

    /** A null token means that the code was wrong. */
    async confirm(request: { type: "email" | "phone"; code: string }, options: RequestOptions = {}) {
      return mapOutcome(await send(confirm, request, options), ({ token }) => ({ token: token || null }));
    },

    async requestReset(email: string, options: RequestOptions = {}) {
      return mapOutcome(await send(reset, { email }, options), ({ res }) => ({ text: res ?? "" }));
    },
  };
}

export type EntryClient = ReturnType<typeof createEntryClient>;
