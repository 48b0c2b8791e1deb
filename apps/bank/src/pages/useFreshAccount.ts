import { useEffect } from "react";
import { useLocation } from "wouter";
import { paths } from "../paths";
import { hearAccountTabs } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";

const LOOK_EVERY = 30_000;

/**
 * Refreshes the account while a verification is being reviewed, and when another tab changed something. The home page does
 * this itself.
 */
export function useFreshAccount() {
  const { accounts } = useBank();
  const { user } = useCustomer();
  const [location] = useLocation();
  const isWatched = user.verification === "in_progress" && location !== paths.home;

  useEffect(() => hearAccountTabs(() => void accounts.refresh()), [accounts]);

  useEffect(() => {
    if (!isWatched) return;
    const look = () => {
      if (!document.hidden) void accounts.refresh();
    };
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [accounts, isWatched]);
}
