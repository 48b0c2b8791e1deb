import { useState } from "react";
import { createCustomer, listCustomers, type OperatorCustomer } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Icon } from "@amberline/ui/Icon";
import { SearchField } from "@amberline/ui/SearchField";
import { StatusTag } from "@amberline/ui/StatusTag";
import { UserPlus } from "lucide-react";
import { Link } from "wouter";
import { AccountLines } from "../parts/AccountLines";
import { CodeNow } from "../parts/CodeNow";
import { May } from "../parts/May";
import { Nothing } from "../parts/Nothing";
import { OperatorPage } from "../parts/OperatorPage";
import { Muted } from "../parts/Muted";
import { Go, Lines } from "../parts/parts.styles";
import { IdentityStatus } from "../parts/statuses";
import { pathOf, paths } from "../paths";
import { useAnswer } from "../wiring/useAnswer";
import { useSearch } from "../wiring/useSearch";
import { useTranslation, type Translate } from "../i18n";
import { NewCustomer } from "./NewCustomer";

const columns = (t: Translate, hasCodes: boolean): DataColumn<OperatorCustomer>[] => [
  {
    head: t("customers.customer"),
    kind: "title",
    cell: ({ id, first_name: first, last_name: last, email }) => (
      <Lines>
        <Go as={Link} href={pathOf(paths.customer, id)}>{`${first} ${last}`}</Go>
        <Muted>{email}</Muted>
      </Lines>
    ),
  },
  ...(hasCodes
    ? [{ head: t("customers.code"), cell: (customer: OperatorCustomer) => <CodeNow customer={customer} /> }]
    : []),
  {
    head: t("customers.state"),
    cell: (customer) => (
      <Lines>
        <IdentityStatus {...customer} />
        {customer.isConfirmed ? null : <StatusTag tone="caution">{t("customers.unconfirmed")}</StatusTag>}
      </Lines>
    ),
  },
  { head: t("customers.accounts"), cell: ({ accounts }) => <AccountLines accounts={accounts} /> },
];

/** Customers with their current two-factor codes. */
export function CustomersScreen() {
  const { t } = useTranslation();
  const { typed, setTyped, search } = useSearch();
  const [isAdding, setAdding] = useState(false);
  const read = useAnswer(listCustomers, { search });
  const password = read.data?.password ?? null;
  const lead = password === null ? t("customers.reading") : t("customers.lead", { password });
  return (
    <OperatorPage title={t("customers.title")} lead={lead} read={read}>
      {({ customers }) => (
        <>
          <SearchField
            label={t("customers.search")}
            value={typed}
            maxLength={100}
            onChange={({ value }) => setTyped(value)}
          />
          <May call={createCustomer}>
            {isAdding ? (
              <NewCustomer onClose={() => setAdding(false)} />
            ) : (
              <div>
                <Button appearance="quiet" icon={<Icon icon={UserPlus} />} onClick={() => setAdding(true)}>
                  {t("customers.add")}
                </Button>
              </div>
            )}
          </May>
          {customers.length === 0 ? (
            <Nothing title={t("customers.none")} />
          ) : (
            <DataTable
              label={t("customers.title")}
              columns={columns(t, password !== null)}
              rows={customers}
              keyOf={({ id }) => id}
            />
          )}
        </>
      )}
    </OperatorPage>
  );
}
