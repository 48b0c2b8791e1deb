import { createContext, use, useEffect, useEffectEvent } from "react";

/** Returns whether the page may be left at once. Otherwise the page asks, and calls `go` itself on a yes. */
export type LeaveQuestion = (go: () => void) => boolean;

export interface LeaveGuard {
  /** Navigates once the open page allows it. */
  leave(go: () => void): void;
  /** Registers a page's question. Returns the way to remove it. */
  ask(question: LeaveQuestion): () => void;
}

export function createLeaveGuard(): LeaveGuard {
  let asked: LeaveQuestion | null = null;
  return {
    leave(go) {
      if (asked?.(go) ?? true) go();
    },
    ask(question) {
      asked = question;
      return () => {
        asked = null;
      };
    },
  };
}

const LeaveContext = createContext<LeaveGuard>(createLeaveGuard());
export const LeaveProvider = LeaveContext.Provider;
export const useLeaveGuard = (): LeaveGuard => use(LeaveContext);

/** Has the shell ask this page before navigating away. */
export function useLeaveQuestion(ask: LeaveQuestion) {
  const guard = useLeaveGuard();
  const question = useEffectEvent(ask);
  useEffect(() => guard.ask((go) => question(go)), [guard]);
}
