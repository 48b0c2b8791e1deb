import {
  confirmCustomer,
  readCustomer,
  unlockCustomer,
  type OperatorCustomer,
  type TrailEntry,
} from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { DetailList } from "@amberline/ui/DetailList";
import { CodeNow } from "../parts/CodeNow";
import { Moment } from "../parts/Moment";
import { Nothing } from "../parts/Nothing";
import { Page } from "../parts/Page";
import { Halves, Heading, Muted, Row, Surface } from "../parts/parts.styles";
import { PaymentTable } from "../parts/PaymentTable";
import { IdentityStatus } from "../parts/statuses";
import { Table, type Column } from "../parts/Table";
import { useAnswer } from "../wiring/useAnswer";
import { useDeed } from "../wiring/useDeed";
import { useWords, type Say } from "../words/useWords";
import { CustomerAccount } from "./CustomerAccount";

const trailColumns = (say: Say): Column<TrailEntry>[] => [
  { head: say("trail.what"), kind: "title", cell: ({ action }) => action },
  { head: say("trail.detail"), cell: ({ detail }) => <Muted>{detail}</Muted> },
  { head: say("trail.when"), cell: ({ at }) => <Moment at={at} /> },
];

function Person({ customer }: { customer: OperatorCustomer }) {
  const { say } = useWords();
  const { busy, perform } = useDeed();
  const { id } = customer;
  const confirmText = say(`customer.confirm.${customer.confirm_by}`);
  return (
    <Surface aria-label={say("customer.person")}>
      <h2>{say("customer.person")}</h2>
      <DetailList
        rows={[
          { label: say("customer.email"), value: customer.email },
          { label: say("customer.since"), value: <Moment at={customer.created_at} /> },
          { label: say("customer.identity"), value: <IdentityStatus {...customer} /> },
          {
            label: say("customer.confirmed"),
            value: say(customer.isConfirmed ? "customer.yes" : "customer.no"),
          },
          { label: say("customers.code"), value: <CodeNow customer={customer} /> },
        ]}
      />
      <Row>
        {customer.isConfirmed ? null : (
          <Button
            isBusy={busy === "confirm"}
            onClick={() => void perform("confirm", confirmCustomer, { id }, say("customer.confirm.done"))}
          >
            {confirmText}
          </Button>
        )}
        <Button
          appearance="quiet"
          isBusy={busy === "unlock"}
          onClick={() => void perform("unlock", unlockCustomer, { id }, say("customer.unlock.done"))}
        >
          {say("customer.unlock")}
        </Button>
      </Row>
    </Surface>
  );
}

/** One customer: accounts and what may be done to them, payments, and everything they did and met. */
export function CustomerScreen({ id }: { id: string }) {
  const { say } = useWords();
  const read = useAnswer(readCustomer, { id });
  const known = read.data?.customer;
  const title = known ? `${known.first_name} ${known.last_name}` : say("customer.title");
  return (
    <Page title={title} lead={known?.email} read={read}>
      {({ customer, payments, trail }) => (
        <>
          <Halves>
            <Person customer={customer} />
            {customer.accounts.map((account) => (
              <CustomerAccount key={account.id} account={account} />
            ))}
          </Halves>
          <section>
            <Heading>{say("payments.title")}</Heading>
            {payments.length === 0 ? (
              <Nothing title={say("payments.none")} />
            ) : (
              <PaymentTable payments={payments} />
            )}
          </section>
          <section>
            <Heading>{say("trail.title")}</Heading>
            <Table
              label={say("trail.title")}
              columns={trailColumns(say)}
              rows={trail}
              keyOf={(entry) => String(entry.id)}
            />
          </section>
        </>
      )}
    </Page>
  );
}
