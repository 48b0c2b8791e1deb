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
 * `keepAccounts` stores a token per account and answers the id of the current one, null when there is none. `kept` is the
 * current one as a reload finds it stored: asked for at once with the rest, and again if its token is over.
 */
export const openAccountsWith =
  (
    client: Pick<Client, "accountTokens" | "account" | "user">,
    keepAccounts: (accounts: AccountToken[]) => string | null,
    kept: Pick<AccountToken, "accountId" | "token"> | null = null,
  ): SignInCalls["openAccounts"] =>
  async ({ signal }) => {
    const open = ({ accountId, token }: Pick<AccountToken, "accountId" | "token">) =>
      client.account(accountId, { signal, token });
    const asked = { user: client.user({ signal }), tokens: client.accountTokens({ signal }) };
    const openedAtOnce = kept && open(kept);
    const gate = await asked.user;
    if (!gate.ok) return gate;
    const tokens = await asked.tokens;
    if (!tokens.ok) return tokens;
    const current = signal.aborted ? null : keepAccounts(tokens.data);
    const opened = tokens.data.find(({ accountId }) => accountId === current);
    if (!opened) return noAccounts;
    const first = kept?.accountId === current ? await openedAtOnce : null;
    const isTokenOver = first && !first.ok && ["sessionEnded", "forbidden"].includes(first.problem);
    const account = first && !isTokenOver ? first : await open(opened);
    if (!account.ok) return account;
    const { data } = account;
    const customer: Customer = {
      accounts: tokens.data.map(({ accountId, name }) => ({ accountId, name })),
      account: data,
      user: data.user,
    };
    return { ok: true, data: customer };
  };
