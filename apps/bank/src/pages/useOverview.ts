import { useEffect, useRef, useState } from "react";
import { wireOverview } from "@amberline/flows/overview";
import { useMachine } from "@xstate/react";
import { useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";

/** What home says of the account beyond its list, read again when its money moves. */
export function useOverview() {
  const client = useClient();
  const { account } = useCustomer();
  const [machine] = useState(() => wireOverview({ overview: client.overview }));
  const [snapshot, send] = useMachine(machine, { input: { accountId: account.id } });
  const money = `${account.balance?.minor} ${account.pendingOut.minor}`;
  const seen = useRef(money);
  useEffect(() => {
    if (seen.current === money) return;
    seen.current = money;
    send({ type: "account.changed" });
  }, [money, send]);
  return { snapshot, send };
}
