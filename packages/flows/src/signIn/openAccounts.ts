import type { AccountToken, Client } from "@amberline/api/client";
import type { AccountsOutcome, Customer } from "./signIn.setup";
import type { SignInCalls } from "./signIn.wire";

const noAccounts: AccountsOutcome = {
  ok: false,
  problem: "refused",
  code: "NO_ACCOUNTS",
  text: "",
  details: {},
};

/**
 * Opens the accounts of the login with the client: who it is, its accounts, then the current one.
 * `keepAccounts` stores a token per account and answers the id of the current one, null when there is none.
 */
export const openAccountsWith =
  (
    client: Pick<Client, "accountTokens" | "account" | "user">,
    keepAccounts: (accounts: AccountToken[]) => string | null,
  ): SignInCalls["openAccounts"] =>
  async ({ signal }) => {
    const gate = await client.user({ signal });
    if (!gate.ok) return gate;
    const tokens = await client.accountTokens({ signal });
    if (!tokens.ok) return tokens;
    const current = signal.aborted ? null : keepAccounts(tokens.data);
    const opened = tokens.data.find(({ accountId }) => accountId === current);
    if (!opened) return noAccounts;
    const account = await client.account(opened.accountId, { signal, token: opened.token });
    if (!account.ok) return account;
    const { data } = account;
    const customer: Customer = {
      accounts: tokens.data.map(({ accountId, name }) => ({ accountId, name })),
      account: data,
      user: data.user,
    };
    return { ok: true, data: customer };
  };
