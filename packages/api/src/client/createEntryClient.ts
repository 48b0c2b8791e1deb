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
import { createTransport, type CallOptions, type TransportOptions } from "./transport";

type Plain = Pick<CallOptions, "signal" | "token">;

/** What signing in takes, and `send` for the rest. Apart from the other calls, so that a page may load no more. */
export function createEntryClient(options: TransportOptions) {
  const send = createTransport(options);
  return {
    send,

    async login(request: { email: string; password: string; code?: string }, plain: Plain = {}) {
      const { email, password, code } = request;
      return translated(await send(login, { login: email, password, code }, plain), readTokens);
    },

    async logout(plain: Plain & Pick<CallOptions, "keepalive"> = {}): Promise<Outcome<true>> {
      return mapOutcome(await send(logout, {}, plain), () => true as const);
    },

    async refresh(refreshToken: string, plain: Plain = {}) {
      return translated(await send(refresh, { refreshToken }, plain), readTokens);
    },

    async accountTokens(plain: Plain = {}): Promise<Outcome<AccountToken[]>> {
      return mapOutcome(await send(multilogin, {}, plain), ({ tokens }) =>
        tokens.map(({ corp_id, token, name }) => ({ accountId: corp_id, token, name: name ?? "" })),
      );
    },

    async account(plain: Plain = {}): Promise<Outcome<Account>> {
      return translated(await send(accountInfo, {}, plain), ({ data }) => readAccount(data));
    },

    async user(plain: Plain = {}): Promise<Outcome<User, "NOT_CONFIRMED">> {
      return translated(await send(userInfo, {}, plain), ({ data }) => readUser(data));
    },

    /** A null token means the code was wrong. */
    async confirm(request: { type: "email" | "phone"; code: string }, plain: Plain = {}) {
      return mapOutcome(await send(confirm, request, plain), ({ token }) => ({ token: token || null }));
    },

    async requestReset(email: string, plain: Plain = {}) {
      return mapOutcome(await send(reset, { email }, plain), ({ res }) => ({ text: res ?? "" }));
    },
  };
}

export type EntryClient = ReturnType<typeof createEntryClient>;
