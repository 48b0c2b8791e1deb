import { useEffect } from "react";
import { useLocation } from "wouter";
import { paths } from "../paths";
import { subscribeToAccountTabs } from "../wiring/accounts/accountTabs";
import { readWhileAttended } from "../wiring/browser/attention";
import { useBank, useCustomer } from "../wiring/hooks/useBank";

const POLL_INTERVAL = 30_000;

/**
 * Refreshes the account when the customer returns to the page or the connection is back, when another tab changed something, and every 30 s while a
 * verification is being reviewed. The home page does this itself.
 */
export function useFreshAccount() {
  const { accounts } = useBank();
  const { user } = useCustomer();
  const [location] = useLocation();
  const isElsewhere = location !== paths.home;
  const isWatched = user.verification === "in_progress" && isElsewhere;

  useEffect(() => subscribeToAccountTabs(() => void accounts.refresh()), [accounts]);

  useEffect(() => {
    if (!isElsewhere) return undefined;
    return readWhileAttended(() => void accounts.refresh(), isWatched ? POLL_INTERVAL : undefined);
  }, [accounts, isElsewhere, isWatched]);
}
