import { useState } from "react";
import { decideCompany, type CompanyFile } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { TextAreaField } from "@amberline/ui/TextField";
import { May } from "../parts/May";
import { Items } from "../parts/parts.styles";
import { CompanyStatus } from "../parts/statuses";
import { useMutation } from "../wiring/useMutation";
import { useTranslation } from "../i18n";
import { companyWords } from "./companyWords";

function Missing({ missing }: Pick<CompanyFile, "missing">) {
  const { t } = useTranslation();
  if (missing.length === 0) return <p>{t("company.complete")}</p>;
  const words = companyWords(t);
  return (
    <Stack gap={12}>
      <p>{t("company.lacks")}</p>
      <Items>
        {missing.map((one) => (
          <li key={`${one.step} ${one.item}`}>{words.missing(one)}</li>
        ))}
      </Items>
    </Stack>
  );
}

/** Confirms a company, or returns it with a reason for its owner. */
export function CompanyDecision({ company }: { company: CompanyFile }) {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { id, isConfirmed, missing, review } = company;
  const confirm = () =>
    void perform("confirm", decideCompany, { id, decision: "confirmed" }, t("company.confirm.done"));
  const giveBack = async () => {
    setTried(true);
    if (reason.trim() === "") return;
    const request = { id, decision: "returned", reason: reason.trim() } as const;
    if (!(await perform("return", decideCompany, request, t("company.return.done")))) return;
    setReason("");
    setTried(false);
  };
  return (
    <Card aria-label={t("company.decision")}>
      <Heading size="title">{t("company.decision")}</Heading>
      <div>
        <CompanyStatus {...company} />
      </div>
      {review?.decision === "returned" ? <p>{t("company.returnedFor", { reason: review.reason })}</p> : null}
      {isConfirmed ? null : <Missing missing={missing} />}
      <May call={decideCompany}>
        {isConfirmed || missing.length > 0 ? null : (
          <div>
            <Button isBusy={busy === "confirm"} onClick={confirm}>
              {t("company.confirm")}
            </Button>
          </div>
        )}
        <TextAreaField
          label={t("company.reason")}
          value={reason}
          rows={2}
          maxLength={1000}
          onChange={({ value }) => setReason(value)}
          {...(isTried && reason.trim() === "" ? { error: t("company.reasonWanted") } : {})}
        />
        <div>
          <Button appearance="quiet" isBusy={busy === "return"} onClick={() => void giveBack()}>
            {t("company.return")}
          </Button>
        </div>
      </May>
    </Card>
  );
}
