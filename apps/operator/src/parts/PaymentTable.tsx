import { decidePayment, type OperatorPayment, type PaymentDeed } from "@amberline/api/operator";
import { formatIban } from "@amberline/domain/iban";
import { Amount } from "@amberline/ui/Amount";
import { Button } from "@amberline/ui/Button";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Row } from "@amberline/ui/Stack";
import { Link } from "wouter";
import { pathOf, paths } from "../paths";
import { useDeed, type Deed } from "../wiring/useDeed";
import { useWords } from "../words/useWords";
import { Moment } from "./Moment";
import { Muted } from "./Muted";
import { Go, Lines } from "./parts.styles";
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
  const { say } = useWords();
  const { status, status_reason: reason, due_at: dueAt } = payment;
  return (
    <Lines>
      <PaymentStatus status={status} />
      {reason ? <Muted>{reason.replaceAll("_", " ")}</Muted> : null}
      {dueAt && !reason ? (
        <Muted>
          {say("payment.clears")} <Moment at={dueAt} />
        </Muted>
      ) : null}
    </Lines>
  );
}

function Deeds({ payment, deed }: { payment: OperatorPayment; deed: Deed }) {
  const { say } = useWords();
  const { id, deeds, to_name: payee } = payment;
  const carryOut = (wanted: PaymentDeed) =>
    void deed.perform(`${wanted} ${id}`, decidePayment, { id, deed: wanted }, say(`payment.done.${wanted}`));
  return (
    <Row rowGap={8}>
      {deeds.map((wanted) => (
        <Button
          key={wanted}
          appearance="quiet"
          aria-label={say(`payment.${wanted}.name`, { payee })}
          isBusy={deed.busy === `${wanted} ${id}`}
          onClick={() => carryOut(wanted)}
        >
          {say(`payment.${wanted}`)}
        </Button>
      ))}
    </Row>
  );
}

/** Payments, and what may be done about each. */
export function PaymentTable({ payments }: { payments: readonly OperatorPayment[] }) {
  const { say, language } = useWords();
  const deed = useDeed();
  const columns: DataColumn<OperatorPayment>[] = [
    { head: say("payment.parties"), kind: "title", cell: (payment) => <Parties payment={payment} /> },
    {
      head: say("payment.amount"),
      kind: "amount",
      cell: ({ amount }) => <Amount money={amount} locale={language} />,
    },
    { head: say("payment.status"), cell: (payment) => <Fate payment={payment} /> },
    { head: say("payment.made"), cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      head: say("payment.deeds"),
      kind: "actions",
      cell: (payment) => <Deeds payment={payment} deed={deed} />,
    },
  ];
  return <DataTable label={say("payments.title")} columns={columns} rows={payments} keyOf={({ id }) => id} />;
}
