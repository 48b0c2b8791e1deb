// Open Bank Project's API (v5.1.0) as the provider: signing in by DirectLogin, accounts, transactions and payments.
import { adapt, Refusal, SessionOver, type Answers, type Asked } from "@amberline/api/adapter";

interface Settings {
  /** Origin of the API. */
  url: string;
  /** Of the bank's own consumer; a public one, as it is in the page. */
  consumerKey: string;
  fetch: typeof globalThis.fetch;
}

interface Amount {
  currency: string;
  amount: string;
}
interface Routing {
  scheme: string;
  address: string;
}
interface Account {
  id: string;
  bank_id: string;
  label: string;
  balance?: Amount;
  account_routings: Routing[];
}
interface Party {
  holder: { name: string };
  bank_routing: Routing;
  account_routings: Routing[];
}
interface Transaction {
  id: string;
  other_account: Party;
  details: { description: string; posted: string; completed: string; value: Amount };
}
interface Payment {
  id: string;
  status: string;
  challenges?: { id: string }[] | null;
}

const transactionOf = ({ id, other_account: other, details }: Transaction) => {
  const { amount, currency } = details.value;
  const [name, account, bic] = [
    other.holder.name,
    ibanIn(other.account_routings),
    other.bank_routing.address,
  ];
  return {
    ...{ id, currency, status: "done" as const, amount: amount.replace("-", ""), fee: "0.00" },
    ...{ createdAt: details.posted, updatedAt: details.completed, to_reference: details.description },
    ...(amount.startsWith("-")
      ? { type: "SEND" as const, to_name: name, to_account: account, to_bic: bic }
      : { type: "RECEIVE" as const, from_name: name, from_account: account, from_bic: bic }),
  };
};

const ibanIn = (routings: Routing[]) => routings.find(({ scheme }) => scheme === "IBAN")?.address ?? "";

/** Nobody knows what came of a call that failed inside, which may have status 400; only a refusal says that it was not done. */
function refusalOf(message: string): Error {
  if (message === "" || message.startsWith("OBP-5")) return new Error(message);
  const isWrongCode = message.startsWith("OBP-40016");
  return new Refusal(isWrongCode ? "INCORRECT_2FA_CODE" : message.replace(/^OBP-\d+: /, ""));
}

function paymentOf({ id, status }: Payment) {
  if (["FAILED", "REJECTED", "CANCELLED"].includes(status))
    throw new Refusal("The bank refused the payment.");
  return { id, status: status === "COMPLETED" ? ("done" as const) : ("pending" as const) };
}

/** A token of the app names the account too, as each account of the app has its own. */
const tokenOf = (session: string, { bank_id, id }: Account) =>
  [session, bank_id, id].map(encodeURIComponent).join("/");
const partsOf = (token: string | null) => {
  const [session = "", bank = "", account = ""] = (token ?? "").split("/").map(decodeURIComponent);
  return { session, account: `/banks/${bank}/accounts/${account}`, isOfAccount: account !== "" };
};

export function openBankProject({ url, consumerKey, fetch }: Settings): typeof globalThis.fetch {
  async function ask<T>({ token, signal }: Asked, path: string, body?: object): Promise<T> {
    const response = await fetch(`${url}/obp/v5.1.0${path}`, {
      method: body ? "POST" : "GET",
      headers: { "Content-Type": "application/json", DirectLogin: `token=${partsOf(token).session}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal,
    });
    if (response.status === 401) throw new SessionOver();
    if (response.status === 408 || response.status >= 500) throw new Error(`It answers ${response.status}.`);
    const answer = (await response.json()) as T & { message?: string };
    if (!response.ok) throw refusalOf(answer.message ?? "");
    return answer;
  }

  const readUser = async (asked: Asked, { account_routings }: Account) => {
    const user = await ask<{ user_id: string; email: string; username: string }>(asked, "/users/current");
    return {
      id: user.user_id,
      first_name: user.username,
      email_address: user.email,
      email_confirm: true,
      phone_confirm: true,
      sumsub_status: "verify",
      two_factor_auth: true,
      iban: ibanIn(account_routings),
    };
  };

  const readAccount = async (asked: Asked): Promise<Account> => {
    const { account, isOfAccount } = partsOf(asked.token);
    if (isOfAccount) return ask<Account>(asked, `/my${account}/account`);
    const [first] = (await ask<{ accounts: Account[] }>(asked, "/my/accounts")).accounts;
    if (!first) throw new Refusal("You have no account here yet.");
    return first;
  };

  const signingIn: Answers = {
    async login({ login, password }) {
      // They stand in one header, which has no way to write these.
      if (/[",]|[^ -~]/.test(login + password))
        return new Refusal(
          "Sign-in here takes neither quotes, commas nor accented letters. Set another password.",
        );
      const response = await fetch(`${url}/my/logins/direct`, {
        method: "POST",
        headers: { DirectLogin: `username=${login},password=${password},consumer_key=${consumerKey}` },
      });
      if (response.status === 401) return new Refusal("BADPASS");
      const { token } = (await response.json()) as { token?: string };
      if (!response.ok || !token) throw new Error(`It answers ${response.status}, without a token.`);
      return { accessToken: encodeURIComponent(token) };
    },
    /** The API has no end of a session: the app forgets its token. */
    logout: async () => ({ success: true }),
  };

  const accounts: Answers = {
    async multilogin(_, asked) {
      const { accounts: all } = await ask<{ accounts: Account[] }>(asked, "/my/accounts");
      const { session } = partsOf(asked.token);
      return {
        tokens: all.map((account) => ({
          corp_id: account.id,
          token: tokenOf(session, account),
          name: account.label,
        })),
      };
    },
    async accountInfo(_, asked) {
      const account = await readAccount(asked);
      const { id, label: name, balance } = account;
      return { data: { id, name, balance: balance?.amount ?? null, user: await readUser(asked, account) } };
    },
    userInfo: async (_, asked) => ({ data: await readUser(asked, await readAccount(asked)) }),
  };

  const payments: Answers = {
    async orderList({ limit = 50 }, asked) {
      const { account } = partsOf(asked.token);
      const path = `/my${account}/transactions?limit=${limit}&sort_direction=DESC`;
      const { transactions } = await ask<{ transactions: Transaction[] }>(asked, path);
      return { data: transactions.map(transactionOf) };
    },

    /** There is no check of names: the app says that it was not possible. The code answers the bank's challenge. */
    async orderCreate(order, asked) {
      if (!order.force_payment) {
        await readAccount(asked);
        return { vop_result: "NOAP" };
      }
      const path = `${partsOf(asked.token).account}/owner/transaction-request-types/SEPA/transaction-requests`;
      const made = await ask<Payment>(asked, path, {
        value: { currency: order.currency, amount: order.amount },
        to: { iban: order.to_account },
        description: order.to_reference,
        charge_policy: "SHARED",
      });
      const [challenge] = made.challenges ?? [];
      if (!challenge) return paymentOf(made);
      const answer = { id: challenge.id, answer: order.code2fa ?? "" };
      return paymentOf(await ask<Payment>(asked, `${path}/${made.id}/challenge`, answer));
    },
  };

  return adapt({ ...signingIn, ...accounts, ...payments });
}
