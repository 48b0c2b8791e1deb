import { chatCalls } from "./chat";
import { companyCalls } from "./company";
import { createEntryClient, type EntryClient } from "./createEntryClient";
import { documentCalls } from "./documents";
import { identityCalls } from "./identity";
import { newcomerCalls } from "./newcomer";
import { payeeCalls } from "./payees";
import { paymentCalls } from "./payments";
import type { TransportOptions } from "./transport";

/** Adds every other call of the contract to those of signing in. */
export const completeClient = ({ send, ...entry }: EntryClient) => ({
  ...entry,
  ...paymentCalls(send),
  ...documentCalls(send),
  ...payeeCalls(send),
  ...newcomerCalls(send),
  ...identityCalls(send),
  ...companyCalls(send),
  ...chatCalls(send),
});

/** Speaks the contract with one provider. Every call answers an `Outcome`; only our own mistakes throw. */
export const createClient = (options: TransportOptions) => completeClient(createEntryClient(options));

export type Client = ReturnType<typeof completeClient>;
