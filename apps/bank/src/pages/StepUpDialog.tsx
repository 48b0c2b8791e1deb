import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { StepUpScreen, wireStepUp } from "@amberline/flows/stepUp";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { useMachine } from "@xstate/react";
import type { PendingStepUp } from "../wiring/bank";
import { useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { withWords } from "../wiring/i18n/createTexts";
import { Consents } from "./Consents";

const ClosingAgreement = lazyComponent(withWords(["closing"], () => import("./ClosingAgreement")));
const DebitAgreement = lazyComponent(withWords(["directDebits"], () => import("./DebitAgreement")));
const TrustAgreement = lazyComponent(() => import("./TrustAgreement"));

/** What the customer agrees to by it. */
function Agreement({ act, agreement }: Pick<PendingStepUp, "act" | "agreement">) {
  const { t } = useTranslation();
  if (!agreement) return <p>{t(act === "dataCopyFile" ? "stepUp.dataCopy" : "stepUp.text")}</p>;
  if ("closing" in agreement) return <ClosingAgreement agreement={agreement} />;
  if ("payee" in agreement) return <TrustAgreement agreement={agreement} />;
  return <DebitAgreement agreement={agreement} />;
}

/** Asks who is there before a change of how the customer signs in. */
export default function StepUpDialog({ finish, ...asked }: PendingStepUp) {
  const { stepUp } = useClient();
  const { user } = useCustomer();
  const { t } = useTranslation();
  const { agreement } = asked;
  const trusted = agreement && "payee" in agreement ? agreement.payee.name : null;
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
        {...(trusted === null ? {} : { title: t("payees.trustTitle", { name: trusted }) })}
        agreement={<Agreement {...asked} />}
      />
    </Consents>
  );
}
