import type { Client } from "@amberline/api/client";
import { wireSend, type SendCalls } from "@amberline/flows/send";
import { pendingAttempts } from "./pendingAttempts";
import type { SessionStore } from "../session/sessionStore";

type Calls = Pick<Client, "createOrder" | "transactions" | "plans" | "approvals" | "createTemplate">;

/**
 * The payment machine of one account. Every call carries that account's own token, so that switching accounts meanwhile
 * can never move money from an account that is not on screen.
 */
export function wirePayments(
  accountId: string,
  client: Calls,
  session: Pick<SessionStore, "tokenOf">,
  asks: Pick<SendCalls, "verify" | "enteredBy" | "now">,
) {
  const asAccount = () => {
    const token = session.tokenOf(accountId);
    return token ? { token } : {};
  };
  return wireSend({
    async createOrder(order, forced, options) {
      const answer = await client.createOrder(order, forced, { ...options, ...asAccount() });
      // The order was not accepted. The page may unmount with the session before its machine handles this.
      if (!answer.ok && answer.problem === "sessionEnded" && answer.status === 401)
        pendingAttempts.forget(accountId, options.idempotencyKey);
      return answer;
    },
    transactions: (query, options) => client.transactions(query, { ...options, ...asAccount() }),
    plans: (options) => client.plans({ ...options, ...asAccount() }),
    approvals: (options) => client.approvals({ ...options, ...asAccount() }),
    createTemplate: (draft, options) => client.createTemplate(draft, { ...options, ...asAccount() }),
    ...asks,
    rememberAttempt: pendingAttempts.remember,
    forgetAttempt: ({ id }, paymentId) => pendingAttempts.forget(accountId, id, paymentId),
  });
}
