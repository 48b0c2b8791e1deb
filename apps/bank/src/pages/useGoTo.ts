import { useCallback } from "react";
import { useLocation } from "wouter";

/** Goes to another page and to its beginning; going back stays the browser's, which knows where one was. */
export function useGoTo() {
  const [, navigate] = useLocation();
  return useCallback(
    (to: string, options?: { replace: boolean }) => {
      navigate(to, options);
      scrollTo(0, 0);
    },
    [navigate],
  );
}
