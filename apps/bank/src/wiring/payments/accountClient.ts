import type { Client } from "@amberline/api/client";
import type { SessionStore } from "../session/sessionStore";

type Calls = Pick<Client, "createOrder" | "transactions" | "plans" | "approvals" | "createTemplate">;

/**
 * The calls of a payment, each with its account's own token, so that switching accounts meanwhile can never move money
 * from an account that is not on screen.
 */
export function accountClient(
  accountId: string,
  client: Calls,
  session: Pick<SessionStore, "tokenOf">,
): Calls {
  const asAccount = () => {
    const token = session.tokenOf(accountId);
    return token ? { token } : {};
  };
  return {
    createOrder: (order, forced, options) =>
      client.createOrder(order, forced, { ...options, ...asAccount() }),
    transactions: (query, options) => client.transactions(query, { ...options, ...asAccount() }),
    plans: (options) => client.plans({ ...options, ...asAccount() }),
    approvals: (options) => client.approvals({ ...options, ...asAccount() }),
    createTemplate: (draft, options) => client.createTemplate(draft, { ...options, ...asAccount() }),
  };
}
