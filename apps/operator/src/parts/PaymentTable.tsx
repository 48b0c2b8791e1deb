import { decidePayment, type OperatorPayment, type PaymentAction } from "@amberline/api/operator";
import { formatIban } from "@amberline/domain/iban";
import { Amount } from "@amberline/ui/Amount";
import { Button } from "@amberline/ui/Button";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Row } from "@amberline/ui/Stack";
import { Link } from "wouter";
import { pathOf, paths } from "../paths";
import { useMutation, type Mutation } from "../wiring/useMutation";
import { useTranslation } from "../i18n";
import { May } from "./May";
import { Moment } from "./Moment";
import { Muted } from "./Muted";
import { Go, Lines } from "./parts.styles";
import { PayBack } from "./PayBack";
import { PaymentStatus } from "./statuses";

function Parties({ payment }: { payment: OperatorPayment }) {
  const { from_name: debtor, to_name: payee, to_account: account, to_reference: reference } = payment;
  return (
    <Lines>
      <Go as={Link} href={pathOf(paths.customer, payment.login_id)}>{`${debtor} → ${payee}`}</Go>
      <Muted>{[account ? formatIban(account) : "", reference].filter(Boolean).join(" · ")}</Muted>
    </Lines>
  );
}

function Fate({ payment }: { payment: OperatorPayment }) {
  const { t } = useTranslation();
  const { status, status_reason: reason, due_at: dueAt } = payment;
  return (
    <Lines>
      <PaymentStatus status={status} />
      {reason ? <Muted>{reason.replaceAll("_", " ")}</Muted> : null}
      {dueAt && !reason ? (
        <Muted>
          {t("payment.clears")} <Moment at={dueAt} />
        </Muted>
      ) : null}
    </Lines>
  );
}

function PaymentActions({ payment, mutation }: { payment: OperatorPayment; mutation: Mutation }) {
  const { t } = useTranslation();
  const { id, actions, to_name: payee } = payment;
  const carryOut = (wanted: PaymentAction) =>
    void mutation.perform(
      `${wanted} ${id}`,
      decidePayment,
      { id, action: wanted },
      t(`payment.done.${wanted}`),
    );
  return (
    <Row rowGap={8}>
      {actions.map((wanted) =>
        wanted === "payBack" ? (
          <PayBack key={wanted} payment={payment} mutation={mutation} />
        ) : (
          <Button
            key={wanted}
            appearance="quiet"
            aria-label={t(`payment.${wanted}.name`, { payee })}
            isBusy={mutation.busy === `${wanted} ${id}`}
            onClick={() => carryOut(wanted)}
          >
            {t(`payment.${wanted}`)}
          </Button>
        ),
      )}
    </Row>
  );
}

export function PaymentTable({ payments }: { payments: readonly OperatorPayment[] }) {
  const { t, language } = useTranslation();
  const mutation = useMutation();
  const columns: DataColumn<OperatorPayment>[] = [
    { head: t("payment.parties"), kind: "title", cell: (payment) => <Parties payment={payment} /> },
    {
      head: t("payment.amount"),
      kind: "amount",
      cell: ({ amount }) => <Amount money={amount} locale={language} />,
    },
    { head: t("payment.status"), cell: (payment) => <Fate payment={payment} /> },
    { head: t("payment.made"), cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      head: t("payment.deeds"),
      kind: "actions",
      cell: (payment) => (
        <May call={decidePayment}>
          <PaymentActions payment={payment} mutation={mutation} />
        </May>
      ),
    },
  ];
  return <DataTable label={t("payments.title")} columns={columns} rows={payments} keyOf={({ id }) => id} />;
}
