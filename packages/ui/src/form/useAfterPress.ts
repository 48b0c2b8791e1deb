import { useCallback, useEffect, useRef } from "react";

type Run = () => void;

/**
 * Runs what leaving a field leads to, such as its error, at once, or when the press that left it is over: what is
 * pressed must not move from under the pointer, or the click is lost.
 */
export function useAfterPress(): (run: Run) => void {
  const waiting = useRef<Run[] | null>(null);
  useEffect(() => {
    const begin = ({ button }: MouseEvent) => {
      if (button === 0) waiting.current ??= [];
    };
    const end = () => {
      const due = waiting.current ?? [];
      waiting.current = null;
      due.forEach((run) => run());
    };
    // The click comes right after the release.
    const endLater = () => setTimeout(end);
    window.addEventListener("mousedown", begin, true);
    window.addEventListener("mouseup", endLater, true);
    window.addEventListener("dragend", endLater, true);
    return () => {
      window.removeEventListener("mousedown", begin, true);
      window.removeEventListener("mouseup", endLater, true);
      window.removeEventListener("dragend", endLater, true);
    };
  }, []);
  return useCallback((run) => (waiting.current ? void waiting.current.push(run) : run()), []);
}
