import { useState } from "react";
import { changeOwnPassword, readSession } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Columns } from "@amberline/ui/Columns";
import { DetailList } from "@amberline/ui/DetailList";
import { PasswordField } from "@amberline/ui/PasswordField";
import { Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { OperatorPage } from "../parts/OperatorPage";
import { noProof, ProofFields } from "../parts/ProofFields";
import { Rights } from "../parts/Rights";
import { useAnswer } from "../wiring/useAnswer";
import { useMutation } from "../wiring/useMutation";
import { useTranslation } from "../i18n";
import { FactorForm } from "./FactorForm";

function PasswordForm() {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const [proof, setProof] = useState(noProof);
  const [newPassword, setNewPassword] = useState("");
  const change = async () => {
    const request = { ...proof, newPassword };
    if (!(await perform("change", changeOwnPassword, request, t("password.done")))) return;
    setProof(noProof);
    setNewPassword("");
  };
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <ProofFields proof={proof} onChange={setProof} />
      <PasswordField
        label={t("password.new")}
        description={t("password.rule")}
        value={newPassword}
        autoComplete="new-password"
        showLabel={t("signIn.show")}
        maxLength={200}
        required
        onChange={({ value }) => setNewPassword(value)}
      />
      <div>
        <Button type="submit" isBusy={busy !== null}>
          {t("password.change")}
        </Button>
      </div>
    </Stack>
  );
}

/** Who is signed in, their password and their authenticator. */
export function AccountScreen() {
  const { t } = useTranslation();
  const read = useAnswer(readSession, {});
  return (
    <OperatorPage title={t("operator.title")} lead={t("operator.lead")} read={read}>
      {({ operator }) => (
        <Columns min={22} gap={24}>
          <Card aria-label={t("operator.you")}>
            <Heading size="title">{t("operator.you")}</Heading>
            <DetailList
              rows={[
                { label: t("signIn.name"), value: operator?.name },
                { label: t("operators.rights"), value: <Rights rights={operator?.rights ?? []} /> },
              ]}
            />
          </Card>
          <Card aria-label={t("password.title")}>
            <Heading size="title">{t("password.title")}</Heading>
            <PasswordForm />
          </Card>
          <Card aria-label={t("factor.title")}>
            <Heading size="title">{t("factor.title")}</Heading>
            <p>{t(operator?.secondFactor === "on" ? "factor.on" : "factor.off")}</p>
            <FactorForm />
          </Card>
        </Columns>
      )}
    </OperatorPage>
  );
}
