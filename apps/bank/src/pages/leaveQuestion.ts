import { createContext, use, useEffect, useEffectEvent } from "react";

/** Whether one may leave at once. Otherwise the page asks, and calls `go` itself when the answer is yes. */
export type LeaveQuestion = (go: () => void) => boolean;

export interface LeaveDesk {
  /** Leads elsewhere, once the page that is open has nothing against it. */
  leave(go: () => void): void;
  /** Has a page asked from now on; what it answers ends that. */
  ask(question: LeaveQuestion): () => void;
}

export function createLeaveDesk(): LeaveDesk {
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

const LeaveContext = createContext<LeaveDesk>(createLeaveDesk());
export const LeaveProvider = LeaveContext.Provider;
export const useLeaveDesk = (): LeaveDesk => use(LeaveContext);

/** Has the shell ask this page before it leads anywhere else. */
export function useLeaveQuestion(ask: LeaveQuestion) {
  const desk = useLeaveDesk();
  const question = useEffectEvent(ask);
  useEffect(() => desk.ask((go) => question(go)), [desk]);
}
