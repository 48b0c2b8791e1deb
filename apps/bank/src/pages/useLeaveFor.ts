import { useCallback } from "react";
import { useLeaveGuard } from "./leaveGuard";
import { useGoTo } from "./useGoTo";

/** Navigates once the open page allows it, as every link does. */
export function useLeaveFor() {
  const goTo = useGoTo();
  const { leave } = useLeaveGuard();
  return useCallback((to: string) => leave(() => goTo(to)), [goTo, leave]);
}
