import { useState } from "react";
import { liftApprovalRule, type CompanyFile } from "@amberline/api/operator";
import { formatMoney, money } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { TextAreaField } from "@amberline/ui/TextField";
import { useTranslation } from "../i18n";
import { May } from "../parts/May";
import { useMutation } from "../wiring/useMutation";

/** Which payments of a company others have to approve; lifted where its people can't do it any more. */
export function CompanyApproval({ id, approval: { rule, waiting } }: Pick<CompanyFile, "id" | "approval">) {
  const { t, language } = useTranslation();
  const { busy, perform } = useMutation();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const lift = async () => {
    setTried(true);
    if (reason.trim() === "") return;
    const request = { id, reason: reason.trim() };
    if (!(await perform("lift", liftApprovalRule, request, t("approval.lift.done")))) return;
    setReason("");
    setTried(false);
  };
  return (
    <Card aria-label={t("approval.title")}>
      <p>
        {rule
          ? t("approval.rule", {
              above: formatMoney(money(rule.aboveCents, "EUR"), language),
              approvers: String(rule.approvers),
            })
          : t("approval.none")}
      </p>
      <p>{t("approval.waiting", { count: String(waiting) })}</p>
      {rule ? (
        <May call={liftApprovalRule}>
          <TextAreaField
            label={t("approval.reason")}
            value={reason}
            rows={2}
            maxLength={500}
            onChange={({ value }) => setReason(value)}
            {...(isTried && reason.trim() === "" ? { error: t("approval.reasonWanted") } : {})}
          />
          <div>
            <Button appearance="danger" isBusy={busy === "lift"} onClick={() => void lift()}>
              {t("approval.lift")}
            </Button>
          </div>
        </May>
      ) : null}
    </Card>
  );
}
