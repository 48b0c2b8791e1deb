import { fromCallback, fromPromise } from "xstate";
import type { Times } from "./lifetime";
import { sessionClockMachine } from "./sessionClock.machine";
import type { EndCause, RenewOutcome, SessionNews } from "./sessionClock.types";
import { startTicker } from "./ticker";
import type { ToastCalls } from "../shared";

/** All that the session clock needs from outside. Leaving one out does not compile. */
export interface SessionClockCalls extends ToastCalls {
  /** The time, and what is stored now. What another tab has stored since is taken over, and told as news, before. */
  look(): Times;
  /** Calls back with what happens to the session. Answers how to stop. */
  watch(hear: (news: SessionNews) => void): () => void;
  /**
   * Extends the session, once for all tabs. What was sent to the provider is never taken back: the answer carries the
   * only token that counts from then on.
   */
  renew(): Promise<RenewOutcome>;
  /** Forgets the session here and in every tab at once, then tells the provider unless another tab has. */
  end(cause: "time" | "signedOut"): Promise<unknown>;
  /** Forgets the session here and in every tab; the provider knows. */
  drop(cause: EndCause): void;
  /** Tells the other tabs of real input here. `at` in epoch milliseconds. */
  shareInput(at: number): void;
  /** The customer has read that the session is over. */
  acknowledge(): void;
  /** Loads the app anew, as somebody else is signed in. */
  reload(): void;
}

/** The session clock, ready to start. */
export const wireSessionClock = (calls: SessionClockCalls) =>
  sessionClockMachine.provide({
    actors: {
      ticker: fromCallback(({ input: { countsInput }, sendBack }) =>
        startTicker({ look: calls.look, countsInput, tick: sendBack }),
      ),
      news: fromCallback(({ sendBack }) => calls.watch(sendBack)),
      renew: fromPromise(() => calls.renew()),
      end: fromPromise(({ input: { cause } }) => calls.end(cause)),
    },
    actions: {
      shareInput: (_, { hasActed, now }) => {
        if (hasActed) calls.shareInput(now);
      },
      dropSession: (_, { cause }) => calls.drop(cause),
      showToast: (_, toast) => calls.showToast(toast),
      acknowledge: () => calls.acknowledge(),
      reload: () => calls.reload(),
    },
  });
