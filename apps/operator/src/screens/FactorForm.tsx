import { useState } from "react";
import {
  confirmFactor,
  setUpFactor,
  type AnyOperatorCall,
  type OperatorRequest,
  type OperatorResponse,
} from "@amberline/api/operator";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Center } from "@amberline/ui/Center";
import { CodeField } from "@amberline/ui/CodeField";
import { QrCode } from "@amberline/ui/QrCode";
import { SecretText } from "@amberline/ui/SecretText";
import { Stack } from "@amberline/ui/Stack";
import { noProof, ProofFields } from "../parts/ProofFields";
import { useTool } from "../wiring/tool";
import { problemText } from "../wiring/useMutation";
import { useOperator } from "../wiring/useOperator";
import { useTranslation } from "../i18n";

function Secret({ secret, address }: OperatorResponse<typeof setUpFactor>) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("factor.scan")}</p>
      <Center>
        <QrCode data={address} label={t("factor.qr")} width={192} />
      </Center>
      <p>{t("factor.orType")}</p>
      <SecretText
        value={secret}
        words={{ copy: t("factor.copyKey"), copied: t("invite.copied"), refused: t("invite.notCopied") }}
      />
    </>
  );
}

/** Sets an authenticator up, or another in its place: who is there gives the password, then a code of the new one. */
export function FactorForm() {
  const { t } = useTranslation();
  const { ask, session, toasts } = useTool();
  const { secondFactor } = useOperator();
  const [proof, setProof] = useState(noProof);
  const [chosen, setChosen] = useState<OperatorResponse<typeof setUpFactor> | null>(null);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async <C extends AnyOperatorCall>(
    call: C,
    request: Partial<OperatorRequest<C>>,
    done: (answer: OperatorResponse<C>) => void,
  ) => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await ask(call, request);
    setBusy(false);
    setProblem(outcome.ok ? null : problemText(t, outcome));
    if (outcome.ok) done(outcome.data);
  };
  const setUp = () =>
    send(setUpFactor, proof, (answer) => {
      setChosen(answer);
      setProof(noProof);
    });
  const confirm = () =>
    send(confirmFactor, { code }, (operator) => {
      setChosen(null);
      setCode("");
      toasts.show({ tone: "positive", text: t("factor.done") });
      session.set({ status: "signedIn", operator });
    });

  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        void (chosen === null ? setUp() : confirm());
      }}
    >
      {problem === null ? null : (
        <Banner tone="negative" role="alert">
          {problem}
        </Banner>
      )}
      {chosen === null ? (
        <ProofFields proof={proof} onChange={setProof} />
      ) : (
        <>
          <Secret {...chosen} />
          <CodeField
            label={t("factor.code")}
            inputMode="numeric"
            value={code}
            required
            autoFocus
            onChange={({ value }) => setCode(value)}
          />
        </>
      )}
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t(chosen !== null ? "factor.confirm" : secondFactor === "on" ? "factor.replace" : "factor.setUp")}
        </Button>
      </div>
    </Stack>
  );
}
