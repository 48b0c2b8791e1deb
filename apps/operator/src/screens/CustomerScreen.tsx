import {
  confirmCustomer,
  createCustomer,
  readCustomer,
  unlockCustomer,
  type OperatorCustomer,
} from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Columns } from "@amberline/ui/Columns";
import { DetailList } from "@amberline/ui/DetailList";
import { Row, Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { CodeNow } from "../parts/CodeNow";
import { May } from "../parts/May";
import { Moment } from "../parts/Moment";
import { Nothing } from "../parts/Nothing";
import { OperatorPage } from "../parts/OperatorPage";
import { TrailTable } from "../parts/TrailTable";
import { PaymentTable } from "../parts/PaymentTable";
import { PlanTable } from "../parts/PlanTable";
import { IdentityStatus } from "../parts/statuses";
import { useAnswer } from "../wiring/useAnswer";
import { useMutation } from "../wiring/useMutation";
import { hasRight, useOperator } from "../wiring/useOperator";
import { useTranslation } from "../i18n";
import { CustomerAccess } from "./CustomerAccess";
import { CustomerAccount } from "./CustomerAccount";

function Person({ customer }: { customer: OperatorCustomer }) {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const hasCodes = hasRight(useOperator(), createCustomer);
  const { id } = customer;
  const confirmText = t(`customer.confirm.${customer.confirm_by}`);
  return (
    <Card aria-label={t("customer.person")}>
      <Heading size="title">{t("customer.person")}</Heading>
      <DetailList
        rows={[
          { label: t("customer.email"), value: customer.email },
          { label: t("customer.since"), value: <Moment at={customer.created_at} /> },
          { label: t("customer.identity"), value: <IdentityStatus {...customer} /> },
          {
            label: t("customer.confirmed"),
            value: t(customer.isConfirmed ? "customer.yes" : "customer.no"),
          },
          ...(hasCodes ? [{ label: t("customers.code"), value: <CodeNow customer={customer} /> }] : []),
        ]}
      />
      <May call={unlockCustomer}>
        <Row rowGap={8}>
          {customer.isConfirmed ? null : (
            <Button
              isBusy={busy === "confirm"}
              onClick={() => void perform("confirm", confirmCustomer, { id }, t("customer.confirm.done"))}
            >
              {confirmText}
            </Button>
          )}
          <Button
            appearance="quiet"
            isBusy={busy === "unlock"}
            onClick={() => void perform("unlock", unlockCustomer, { id }, t("customer.unlock.done"))}
          >
            {t("customer.unlock")}
          </Button>
        </Row>
      </May>
    </Card>
  );
}

export function CustomerScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  const read = useAnswer(readCustomer, { id });
  const known = read.data?.customer;
  const title = known ? `${known.first_name} ${known.last_name}` : t("customer.title");
  return (
    <OperatorPage title={title} lead={known?.email} read={read}>
      {({ customer, payments, plans, trail }) => (
        <>
          <Columns min={22} gap={24}>
            <Person customer={customer} />
            <CustomerAccess customer={customer} />
            {customer.accounts.map((account) => (
              <CustomerAccount key={account.id} account={account} />
            ))}
          </Columns>
          <Stack as="section" gap={12}>
            <Heading size="title">{t("payments.title")}</Heading>
            {payments.length === 0 ? (
              <Nothing title={t("payments.none")} />
            ) : (
              <PaymentTable payments={payments} />
            )}
          </Stack>
          {plans.length === 0 ? null : (
            <Stack as="section" gap={12}>
              <Heading size="title">{t("plans.title")}</Heading>
              <PlanTable plans={plans} />
            </Stack>
          )}
          <Stack as="section" gap={12}>
            <Heading size="title">{t("trail.title")}</Heading>
            <TrailTable entries={trail} />
          </Stack>
        </>
      )}
    </OperatorPage>
  );
}
