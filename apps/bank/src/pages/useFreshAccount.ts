import { useEffect } from "react";
import { useStore } from "@amberline/app-kit/store";
import { useLocation } from "wouter";
import { paths } from "../paths";
import { subscribeToAccountChanges } from "../wiring/accounts/accountTabs";
import { readWhileAttended } from "../wiring/browser/attention";
import { live } from "../wiring/live";
import { useBank, useCustomer } from "../wiring/hooks/useBank";

const POLL_INTERVAL = 30_000;

/**
 * Refreshes the account when the customer returns to the page or the connection is back, when another tab or the bank changed something, and every 30 s while a
 * verification is being reviewed and no stream would tell of it. The home page does this itself.
 */
export function useFreshAccount() {
  const { accounts } = useBank();
  const { user } = useCustomer();
  const [location] = useLocation();
  const isElsewhere = location !== paths.home;
  const isTold = useStore(live.isOpen);
  const isWatched = user.verification === "in_progress" && isElsewhere && !isTold;

  useEffect(() => subscribeToAccountChanges(() => void accounts.refresh()), [accounts]);

  useEffect(() => {
    if (!isElsewhere) return undefined;
    return readWhileAttended(() => void accounts.refresh(), isWatched ? POLL_INTERVAL : undefined);
  }, [accounts, isElsewhere, isWatched]);
}
