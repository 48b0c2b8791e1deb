import {
  confirmCustomer,
  readCustomer,
  unlockCustomer,
  type OperatorCustomer,
  type TrailEntry,
} from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Columns } from "@amberline/ui/Columns";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { DetailList } from "@amberline/ui/DetailList";
import { Row, Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { CodeNow } from "../parts/CodeNow";
import { Moment } from "../parts/Moment";
import { Nothing } from "../parts/Nothing";
import { Page } from "../parts/Page";
import { Muted } from "../parts/Muted";
import { PaymentTable } from "../parts/PaymentTable";
import { IdentityStatus } from "../parts/statuses";
import { useAnswer } from "../wiring/useAnswer";
import { useDeed } from "../wiring/useDeed";
import { useWords, type Say } from "../words/useWords";
import { CustomerAccount } from "./CustomerAccount";

const trailColumns = (say: Say): DataColumn<TrailEntry>[] => [
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
    <Card padding={24} narrowPadding={16} aria-label={say("customer.person")}>
      <Heading size="title">{say("customer.person")}</Heading>
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
      <Row rowGap={8}>
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
    </Card>
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
          <Columns min={22} gap={24}>
            <Person customer={customer} />
            {customer.accounts.map((account) => (
              <CustomerAccount key={account.id} account={account} />
            ))}
          </Columns>
          <Stack as="section" gap={12}>
            <Heading size="title">{say("payments.title")}</Heading>
            {payments.length === 0 ? (
              <Nothing title={say("payments.none")} />
            ) : (
              <PaymentTable payments={payments} />
            )}
          </Stack>
          <Stack as="section" gap={12}>
            <Heading size="title">{say("trail.title")}</Heading>
            <DataTable
              label={say("trail.title")}
              columns={trailColumns(say)}
              rows={trail}
              keyOf={(entry) => String(entry.id)}
            />
          </Stack>
        </>
      )}
    </Page>
  );
}
