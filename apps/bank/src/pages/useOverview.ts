import { useEffect, useRef, useState } from "react";
import { wireOverview } from "@amberline/flows/overview";
import { useMachine } from "@xstate/react";
import { useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";

/** What home says of the account beyond its list, read again when its money moves or something waits for approval. */
export function useOverview() {
  const client = useClient();
  const { account } = useCustomer();
  const [machine] = useState(() => wireOverview({ overview: client.overview }));
  const [snapshot, send] = useMachine(machine, { input: { accountId: account.id } });
  const state = `${account.balance?.minor} ${account.pendingOut.minor} ${account.approvals?.forYou}`;
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    send({ type: "account.changed" });
  }, [state, send]);
  return { snapshot, send };
}
