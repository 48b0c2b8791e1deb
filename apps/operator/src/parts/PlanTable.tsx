import { type OperatorPlan } from "@amberline/api/operator";
import { formatDate } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { Amount } from "@amberline/ui/Amount";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { useTranslation } from "../i18n";
import { Muted } from "./Muted";
import { Lines } from "./parts.styles";
import { PlanStatus } from "./statuses";

/** What is planned from a customer's accounts. */
export function PlanTable({ plans }: { plans: readonly OperatorPlan[] }) {
  const { t, language } = useTranslation();
  const columns: DataColumn<OperatorPlan>[] = [
    {
      head: t("payment.parties"),
      kind: "title",
      cell: ({ from_name: debtor, to_name: payee, to_account: account, to_reference: reference }) => (
        <Lines>
          <span>{`${debtor} → ${payee}`}</span>
          <Muted>{`${formatIban(account)} · ${reference}`}</Muted>
        </Lines>
      ),
    },
    {
      head: t("payment.amount"),
      kind: "amount",
      cell: ({ amount }) => <Amount money={amount} locale={language} />,
    },
    { head: t("payment.status"), cell: ({ state }) => <PlanStatus state={state} /> },
    { head: t("plan.rhythm"), cell: ({ rhythm }) => t(`plan.rhythm.${rhythm}`) },
    { head: t("plan.next"), cell: ({ next }) => formatDate(next, language) },
  ];
  return <DataTable label={t("plans.title")} columns={columns} rows={plans} keyOf={({ id }) => id} />;
}
