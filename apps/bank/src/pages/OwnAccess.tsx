import { useEffect, useState } from "react";
import type { Access } from "@amberline/domain/rights";
import { OwnAccessCard, wireOwnAccess } from "@amberline/flows/ownAccess";
import { useMachine } from "@xstate/react";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useCompanyClient } from "../wiring/hooks/useCompanyClient";

function Leavable({ access }: { access: Access }) {
  const client = useCompanyClient();
  const { accounts } = useBank();
  const { id: companyId, name: company, canLeave } = useCustomer().account;
  const [machine] = useState(() => wireOwnAccess(client));
  const [snapshot, send] = useMachine(machine, { input: { companyId, company, access, canLeave } });
  const hasLeft = snapshot.status === "done";
  useEffect(() => {
    // Goes on with an account of their own, and says so.
    if (hasLeft) void accounts.refresh();
  }, [accounts, hasLeft]);
  return hasLeft ? null : <OwnAccessCard snapshot={snapshot} send={send} />;
}

/** What the customer may do with an account that is not theirs. */
export default function OwnAccess() {
  const { account } = useCustomer();
  return account.access && <Leavable key={account.id} access={account.access} />;
}
