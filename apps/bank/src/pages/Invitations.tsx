import { useEffect, useState } from "react";
import type { Invitation } from "@amberline/api/client";
import { InvitationCard, wireInvitation } from "@amberline/flows/invitation";
import { useMachine } from "@xstate/react";
import { useJourney } from "../wiring/analytics/tell";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useCompanyClient } from "../wiring/hooks/useCompanyClient";
import { useShowToast } from "./useShowToast";

function Answerable({ invitation }: { invitation: Invitation }) {
  const client = useCompanyClient();
  const { accounts, openAccounts } = useBank();
  const showToast = useShowToast();
  const [machine] = useState(() => wireInvitation({ ...client, showToast }));
  const [snapshot, send, actor] = useMachine(machine, { input: { invitation } });
  useJourney("invitation", actor);
  const isAnswered = snapshot.status === "done";
  const isNewAccount = invitation.kind === "access";
  useEffect(() => {
    if (!isAnswered) return;
    // A company's account is among the customer's from now on.
    if (isNewAccount) void openAccounts({ signal: new AbortController().signal });
    else void accounts.refresh();
  }, [accounts, openAccounts, isAnswered, isNewAccount]);
  return isAnswered ? null : <InvitationCard snapshot={snapshot} send={send} />;
}

/** Companies that name the customer as a member. */
export default function Invitations() {
  const { user } = useCustomer();
  return user.invitations.map((invitation) => <Answerable key={invitation.id} invitation={invitation} />);
}
