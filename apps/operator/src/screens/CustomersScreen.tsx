import { useState } from "react";
import { listCustomers, type OperatorCustomer } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Icon } from "@amberline/ui/Icon";
import { SearchField } from "@amberline/ui/SearchField";
import { StatusTag } from "@amberline/ui/StatusTag";
import { UserPlus } from "lucide-react";
import { Link } from "wouter";
import { AccountLines } from "../parts/AccountLines";
import { CodeNow } from "../parts/CodeNow";
import { Nothing } from "../parts/Nothing";
import { Page } from "../parts/Page";
import { Muted } from "../parts/Muted";
import { Go, Lines } from "../parts/parts.styles";
import { IdentityStatus } from "../parts/statuses";
import { pathOf, paths } from "../paths";
import { useAnswer } from "../wiring/useAnswer";
import { useSearch } from "../wiring/useSearch";
import { useWords, type Say } from "../words/useWords";
import { NewCustomer } from "./NewCustomer";

const columns = (say: Say): DataColumn<OperatorCustomer>[] => [
  {
    head: say("customers.customer"),
    kind: "title",
    cell: ({ id, first_name: first, last_name: last, email }) => (
      <Lines>
        <Go as={Link} href={pathOf(paths.customer, id)}>{`${first} ${last}`}</Go>
        <Muted>{email}</Muted>
      </Lines>
    ),
  },
  { head: say("customers.code"), cell: (customer) => <CodeNow customer={customer} /> },
  {
    head: say("customers.state"),
    cell: (customer) => (
      <Lines>
        <IdentityStatus {...customer} />
        {customer.isConfirmed ? null : <StatusTag tone="caution">{say("customers.unconfirmed")}</StatusTag>}
      </Lines>
    ),
  },
  { head: say("customers.accounts"), cell: ({ accounts }) => <AccountLines accounts={accounts} /> },
];

/** Who can sign in, and the code each would type now. */
export function CustomersScreen() {
  const { say } = useWords();
  const { typed, setTyped, search } = useSearch();
  const [isAdding, setAdding] = useState(false);
  const read = useAnswer(listCustomers, { search });
  const lead = read.data ? say("customers.lead", { password: read.data.password }) : say("customers.reading");
  return (
    <Page title={say("customers.title")} lead={lead} read={read}>
      {({ customers }) => (
        <>
          <SearchField
            label={say("customers.search")}
            value={typed}
            maxLength={100}
            onChange={({ value }) => setTyped(value)}
          />
          {isAdding ? (
            <NewCustomer onClose={() => setAdding(false)} />
          ) : (
            <div>
              <Button appearance="quiet" icon={<Icon icon={UserPlus} />} onClick={() => setAdding(true)}>
                {say("customers.add")}
              </Button>
            </div>
          )}
          {customers.length === 0 ? (
            <Nothing title={say("customers.none")} />
          ) : (
            <DataTable
              label={say("customers.title")}
              columns={columns(say)}
              rows={customers}
              keyOf={({ id }) => id}
            />
          )}
        </>
      )}
    </Page>
  );
}
