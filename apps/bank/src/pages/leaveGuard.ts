import { createContext, use, useEffect, useEffectEvent } from "react";
import type { Readable } from "@amberline/domain/store";

/** Returns whether the page may be left at once. Otherwise the page asks, and calls `go` itself on a yes. */
export type LeaveQuestion = (go: () => void) => boolean;

export interface LeaveGuard {
  /** Navigates once the open page allows it. */
  leave(go: () => void): void;
  /** Whether the page is not left at all. */
  isHeld(): boolean;
  /** Whether leaving needs an answer first. */
  mustAsk(): boolean;
  /** Registers a page's question. Returns the way to remove it. */
  ask(question: LeaveQuestion): () => void;
}

interface Reasons {
  /** A payment is being made: the page is not left at all. */
  moneyInFlight: Readable<boolean>;
  onHeld: () => void;
  /** Something is typed and not sent. */
  unsaved: Readable<boolean>;
  onUnsaved: (go: () => void) => void;
}

export function createLeaveGuard({ moneyInFlight, onHeld, unsaved, onUnsaved }: Reasons): LeaveGuard {
  let asked: LeaveQuestion | null = null;
  return {
    leave(go) {
      if (moneyInFlight.get()) onHeld();
      else if (asked && !asked(go)) return;
      else if (unsaved.get()) onUnsaved(go);
      else go();
    },
    isHeld: moneyInFlight.get,
    mustAsk: () => asked !== null || moneyInFlight.get() || unsaved.get(),
    ask(question) {
      asked = question;
      return () => {
        asked = null;
      };
    },
  };
}

const free: LeaveGuard = {
  leave: (go) => go(),
  isHeld: () => false,
  mustAsk: () => false,
  ask: () => () => {},
};

const LeaveContext = createContext(free);
export const LeaveProvider = LeaveContext.Provider;
export const useLeaveGuard = (): LeaveGuard => use(LeaveContext);

/** Registers the page's question with the shell. */
export function useLeaveQuestion(ask: LeaveQuestion) {
  const guard = useLeaveGuard();
  const question = useEffectEvent(ask);
  useEffect(() => guard.ask((go) => question(go)), [guard]);
}

/**
 * Applies the leave guard to Back and Forward. Where the browser can't block them, the draft is restored when the page is
 * opened again.
 */
export function useHistoryGuard(guard: LeaveGuard) {
  useEffect(() => {
    if (!("navigation" in window)) return;
    const { navigation } = window;
    const listening = new AbortController();
    let allowed: string | null = null;
    const hold = (event: NavigateEvent) => {
      const { key, url } = event.destination;
      // Between the steps of a page nothing typed is lost; a payment that is being made keeps its own.
      const isElsewhere = new URL(url).pathname !== location.pathname;
      if (event.navigationType !== "traverse" || !event.cancelable) return;
      if (key === allowed || !(isElsewhere ? guard.mustAsk() : guard.isHeld())) return;
      event.preventDefault();
      guard.leave(() => {
        allowed = key;
        navigation.traverseTo(key).finished?.catch(() => undefined);
      });
    };
    navigation.addEventListener("navigate", hold, { signal: listening.signal });
    return () => listening.abort();
  }, [guard]);
}

/** Makes the browser ask before closing or reloading the page. */
export function useUnloadGuard(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isNeeded]);
}
