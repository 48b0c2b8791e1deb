import type { Outcome } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { loadMachine } from "./load.machine";

/** All that the Load page needs from outside. Leaving one out does not compile. */
export interface LoadCalls {
  /** Reads the account again; the page hears of it by `account.changed`. */
  readAccount(signal: AbortSignal): Promise<Outcome<unknown>>;
  /** Opens identity verification and comes back when it was closed. */
  verify(signal: AbortSignal): Promise<void>;
  /** Saves the details as a document where the browser keeps what is downloaded. */
  savePdf(signal: AbortSignal): Promise<Outcome<unknown>>;
}

/** The machine of the Load page, ready to start. */
export const wireLoad = (calls: LoadCalls) =>
  loadMachine.provide({
    actors: {
      readAccount: fromPromise(({ signal }) => calls.readAccount(signal)),
      verify: fromPromise(({ signal }) => calls.verify(signal)),
      savePdf: fromPromise(({ signal }) => calls.savePdf(signal)),
    },
  });
