import { listCompanies, type OperatorCompany } from "@amberline/api/operator";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { SearchField } from "@amberline/ui/SearchField";
import { Link } from "wouter";
import { Moment } from "../parts/Moment";
import { Nothing } from "../parts/Nothing";
import { OperatorPage } from "../parts/OperatorPage";
import { Muted } from "../parts/Muted";
import { Go, Lines } from "../parts/parts.styles";
import { CompanyStatus } from "../parts/statuses";
import { pathOf, paths } from "../paths";
import { useAnswer } from "../wiring/useAnswer";
import { useSearch } from "../wiring/useSearch";
import { useTranslation, type Translate } from "../i18n";

const columns = (t: Translate): DataColumn<OperatorCompany>[] => [
  {
    head: t("companies.company"),
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
  { head: t("companies.owner"), cell: ({ email }) => <Muted>{email}</Muted> },
  {
    head: t("companies.state"),
    cell: (company) => (
      <Lines>
        <CompanyStatus {...company} isConfirmed={company.corporate_confirm} />
        {company.missing.length === 0 ? null : (
          <Muted>{t("companies.missing", { count: company.missing.length })}</Muted>
        )}
        {company.waiting === 0 ? null : <Muted>{t("companies.changes", { count: company.waiting })}</Muted>}
      </Lines>
    ),
  },
  { head: t("companies.opened"), cell: ({ created_at: at }) => <Moment at={at} /> },
];

/** Companies that are opening an account. */
export function CompaniesScreen() {
  const { t } = useTranslation();
  const { typed, setTyped, search } = useSearch();
  const read = useAnswer(listCompanies, { search });
  return (
    <OperatorPage title={t("companies.title")} lead={t("companies.lead")} read={read}>
      {({ companies }) => (
        <>
          <SearchField
            label={t("companies.search")}
            value={typed}
            maxLength={100}
            onChange={({ value }) => setTyped(value)}
          />
          {companies.length === 0 ? (
            <Nothing title={t("companies.none")} />
          ) : (
            <DataTable
              label={t("companies.title")}
              columns={columns(t)}
              rows={companies}
              keyOf={({ id }) => id}
            />
          )}
        </>
      )}
    </OperatorPage>
  );
}
