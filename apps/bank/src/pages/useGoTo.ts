import { useCallback } from "react";
import { useLocation } from "wouter";

/** Navigates and scrolls to the top. Going back is left to the browser, which restores the position. */
export function useGoTo() {
  const [, navigate] = useLocation();
  return useCallback(
    (to: string, options?: { replace: boolean; state?: unknown }) => {
      navigate(to, options);
      scrollTo(0, 0);
    },
    [navigate],
  );
}
