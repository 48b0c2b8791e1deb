import type { Client } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { transactionsMachine } from "./transactions.machine";

/** How a list is read. */
interface Reading {
  /** Rows at once. @default 50 */
  pageSize?: number;
  /** Whether each first page comes with what the filter moved. @default false */
  withTotals?: boolean;
}

/** All that the list needs from outside. Leaving one out does not compile. */
export interface TransactionsCalls extends Pick<Client, "transactions"> {
  /** Reads the account again; called with each poll, so that list and balance agree. */
  refreshAccount(signal: AbortSignal): Promise<unknown>;
}

/** The transactions machine, ready to start. */
export const wireTransactions = (
  calls: TransactionsCalls,
  { pageSize = 50, withTotals = false }: Reading = {},
) =>
  transactionsMachine.provide({
    actors: {
      readPage: fromPromise(async ({ input, signal }) => {
        const { accountId, filter, before, limit = pageSize } = input;
        const { preset: _, range, ...narrowing } = filter;
        const asked = before ? { before } : withTotals ? { totals: true } : {};
        const query = { accountId, limit, ...range, ...narrowing, ...asked };
        const [page] = await Promise.all([
          calls.transactions(query, { signal }),
          before ? null : calls.refreshAccount(signal),
        ]);
        return page;
      }),
    },
  });
