import type { Client } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { transactionsMachine } from "./transactions.machine";

const PAGE_SIZE = 50;

/** All that the list needs from outside. Leaving one out does not compile. */
export interface TransactionsCalls extends Pick<Client, "transactions"> {
  /** Reads the account again; called with each poll, so that list and balance agree. */
  refreshAccount(signal: AbortSignal): Promise<unknown>;
}

/** The transactions machine, ready to start. */
export const wireTransactions = (calls: TransactionsCalls) =>
  transactionsMachine.provide({
    actors: {
      readPage: fromPromise(async ({ input: { accountId, range, before }, signal }) => {
        const query = { accountId, limit: PAGE_SIZE, ...range, ...(before ? { before } : {}) };
        const [page] = await Promise.all([
          calls.transactions(query, { signal }),
          before ? null : calls.refreshAccount(signal),
        ]);
        return page;
      }),
    },
  });
