import { useEffect, useEffectEvent, useState } from "react";
import { StepUpScreen, wireStepUp } from "@amberline/flows/stepUp";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { useMachine } from "@xstate/react";
import type { PendingStepUp } from "../wiring/bank";
import { useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { withWords } from "../wiring/i18n/createTexts";
import { Consents } from "./Consents";

const DebitAgreement = lazyComponent(withWords(["directDebits"], () => import("./DebitAgreement")));

const TrustAgreement = lazyComponent(() => import("./TrustAgreement"));

const agreementOf = (agreement: NonNullable<PendingStepUp["agreement"]>) =>
  "payee" in agreement ? <TrustAgreement agreement={agreement} /> : <DebitAgreement agreement={agreement} />;

/** Asks who is there before a change of how the customer signs in. */
export default function StepUpDialog({ finish, ...asked }: PendingStepUp) {
  const { stepUp } = useClient();
  const { user } = useCustomer();
  const [machine] = useState(() => wireStepUp({ stepUp }));
  const [snapshot, send] = useMachine(machine, { input: { ...asked, takesCode: user.hasTwoFactor } });

  const end = useEffectEvent(finish);
  const isProven = snapshot.matches("proven");
  const isOver = snapshot.status !== "active";
  useEffect(() => {
    if (isOver) end(isProven);
  }, [isOver, isProven]);
  useEffect(() => () => end(false), []);

  if (isOver) return null;
  return (
    <Consents>
      <StepUpScreen
        snapshot={snapshot}
        send={send}
        userName={user.email}
        {...(asked.agreement ? { agreement: agreementOf(asked.agreement) } : {})}
      />
    </Consents>
  );
}
