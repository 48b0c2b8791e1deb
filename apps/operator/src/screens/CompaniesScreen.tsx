import { listCompanies, type OperatorCompany } from "@amberline/api/operator";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { SearchField } from "@amberline/ui/SearchField";
import { Link } from "wouter";
import { Moment } from "../parts/Moment";
import { Nothing } from "../parts/Nothing";
import { Page } from "../parts/Page";
import { Muted } from "../parts/Muted";
import { Go, Lines } from "../parts/parts.styles";
import { CompanyStatus } from "../parts/statuses";
import { pathOf, paths } from "../paths";
import { useAnswer } from "../wiring/useAnswer";
import { useSearch } from "../wiring/useSearch";
import { useWords, type Say } from "../words/useWords";

const columns = (say: Say): DataColumn<OperatorCompany>[] => [
  {
    head: say("companies.company"),
    kind: "title",
    cell: ({ id, name, country, registration_number: number }) => (
      <Lines>
        <Go as={Link} href={pathOf(paths.company, id)}>
          {name}
        </Go>
        <Muted>{[country, number].filter(Boolean).join(" ")}</Muted>
      </Lines>
    ),
  },
  { head: say("companies.owner"), cell: ({ email }) => <Muted>{email}</Muted> },
  {
    head: say("companies.state"),
    cell: (company) => (
      <Lines>
        <CompanyStatus {...company} isConfirmed={company.corporate_confirm} />
        {company.missing.length === 0 ? null : (
          <Muted>{say("companies.missing", { count: company.missing.length })}</Muted>
        )}
      </Lines>
    ),
  },
  { head: say("companies.opened"), cell: ({ created_at: at }) => <Moment at={at} /> },
];

/** Companies that open an account, to be looked at one by one. */
export function CompaniesScreen() {
  const { say } = useWords();
  const { typed, setTyped, search } = useSearch();
  const read = useAnswer(listCompanies, { search });
  return (
    <Page title={say("companies.title")} lead={say("companies.lead")} read={read}>
      {({ companies }) => (
        <>
          <SearchField
            label={say("companies.search")}
            value={typed}
            maxLength={100}
            onChange={({ value }) => setTyped(value)}
          />
          {companies.length === 0 ? (
            <Nothing title={say("companies.none")} />
          ) : (
            <DataTable
              label={say("companies.title")}
              columns={columns(say)}
              rows={companies}
              keyOf={({ id }) => id}
            />
          )}
        </>
      )}
    </Page>
  );
}
