import { chatCalls } from "./chat";
import { companyCalls } from "./company";
import { createEntryClient, type EntryClient } from "./createEntryClient";
import { documentCalls } from "./documents";
import { identityCalls, type ProveAgain } from "./identity";
import { newcomerCalls } from "./newcomer";
import { payeeCalls } from "./payees";
import { paymentFileCalls } from "./paymentFiles";
import { paymentCalls } from "./payments";
import type { TransportOptions } from "./transport";

/** Adds to the calls of the entry client those that most pages need. */
export const completeClient = (
  { send, ...entry }: EntryClient,
  /** @default gives up at once */
  proveAgain: ProveAgain = async () => false,
) => ({
  ...entry,
  ...paymentCalls(send),
  ...documentCalls(send),
  ...payeeCalls(send),
  ...newcomerCalls(send),
  ...identityCalls(send, proveAgain),
});

/** A client of the contract for one provider. Every call returns an `Outcome`; only mistakes in our code throw. */
export const createClient = (options: TransportOptions) => {
  const entry = createEntryClient(options);
  const { send } = entry;
  return {
    ...completeClient(entry),
    ...companyCalls(send, async () => false),
    ...chatCalls(send),
    ...paymentFileCalls(send),
  };
};

/** The calls but `paymentFileCalls`. */
export type Client = ReturnType<typeof completeClient> &
  ReturnType<typeof companyCalls> &
  ReturnType<typeof chatCalls>;
