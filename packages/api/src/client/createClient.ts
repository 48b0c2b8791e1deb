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

interface Completion {
  chatId?: string;
  /** @default gives up at once */
  proveAgain?: ProveAgain;
}

/** Adds all other calls to those of the entry client but `paymentFileCalls`, which one page alone needs. */
export const completeClient = (
  { send, ...entry }: EntryClient,
  { proveAgain = async () => false, ...chat }: Completion = {},
) => ({
  ...entry,
  ...paymentCalls(send),
  ...documentCalls(send),
  ...payeeCalls(send),
  ...newcomerCalls(send),
  ...identityCalls(send, proveAgain),
  ...companyCalls(send, proveAgain),
  ...chatCalls(send, chat),
});

/** A client of the contract for one provider. Every call returns an `Outcome`; only mistakes in our code throw. */
export const createClient = (options: TransportOptions) => {
  const entry = createEntryClient(options);
  return { ...completeClient(entry), ...paymentFileCalls(entry.send) };
};

export type Client = ReturnType<typeof completeClient>;
