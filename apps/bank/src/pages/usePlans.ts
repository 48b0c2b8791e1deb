import { useEffect, useState } from "react";
import { directDebitCalls } from "@amberline/api/client";
import { wirePlans } from "@amberline/flows/plans";
import { useMachine } from "@xstate/react";
import { catchUp } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient, useProveAgain } from "../wiring/hooks/useClient";
import { useShowToast } from "./useShowToast";

/** What is planned on the account, and what creditors are going to collect from it. */
export function usePlans() {
  const client = useClient();
  const showToast = useShowToast();
  const { hasDirectDebits } = useCustomer().account;
  const { client: entry } = useBank();
  const proveAgain = useProveAgain();
  const [machine] = useState(() => {
    const { directDebits } = directDebitCalls(entry.send, proveAgain);
    return wirePlans({ ...client, directDebits: hasDirectDebits ? directDebits : null, showToast });
  });
  const [snapshot, send] = useMachine(machine);
  useEffect(() => catchUp(() => send({ type: "list.refresh" })), [send]);
  return [snapshot, send] as const;
}
