import { useEffect } from "react";
import { useLocation } from "wouter";
import { paths } from "../paths";
import { subscribeToAccountTabs } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";

const POLL_INTERVAL = 30_000;

/**
 * Refreshes the account while a verification is being reviewed, and when another tab changed something. The home page does
 * this itself.
 */
export function useFreshAccount() {
  const { accounts } = useBank();
  const { user } = useCustomer();
  const [location] = useLocation();
  const isWatched = user.verification === "in_progress" && location !== paths.home;

  useEffect(() => subscribeToAccountTabs(() => void accounts.refresh()), [accounts]);

  useEffect(() => {
    if (!isWatched) return;
    const poll = () => {
      if (!document.hidden) void accounts.refresh();
    };
    const timer = setInterval(poll, POLL_INTERVAL);
    document.addEventListener("visibilitychange", poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [accounts, isWatched]);
}
