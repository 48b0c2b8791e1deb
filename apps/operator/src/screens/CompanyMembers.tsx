import { type CompanyFile } from "@amberline/api/operator";
import { formatMoney, money } from "@amberline/domain/money";
import { hasAmounts } from "@amberline/domain/rights";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Link } from "wouter";
import { Muted } from "../parts/Muted";
import { Go, Lines } from "../parts/parts.styles";
import { IdentityStatus } from "../parts/statuses";
import { pathOf, paths } from "../paths";
import { useTranslation } from "../i18n";
import { positionOf } from "./companyWords";

type Member = CompanyFile["members"][number];

export function CompanyMembers({ members }: Pick<CompanyFile, "members">) {
  const { t } = useTranslation();
  const columns: DataColumn<Member>[] = [
    {
      head: t("member.person"),
      kind: "title",
      cell: ({ id, first_name: first, last_name: last, email }) => (
        <Lines>
          <Go as={Link} href={pathOf(paths.customer, id)}>{`${first} ${last}`}</Go>
          <Muted>{email}</Muted>
        </Lines>
      ),
    },
    { head: t("member.position"), cell: (member) => positionOf(t, member) },
    { head: t("member.identity"), cell: (member) => <IdentityStatus {...member} /> },
  ];
  return <DataTable label={t("company.members")} columns={columns} rows={members} keyOf={({ id }) => id} />;
}

type Person = CompanyFile["people"][number];

const tones = { invited: "info", refused: "negative", active: "positive" } as const;

/** Who may use the account besides its owner. */
export function CompanyPeople({ people }: Pick<CompanyFile, "people">) {
  const { t, language } = useTranslation();
  const most = (cents: number | null) =>
    cents === null ? t("people.noLimit") : formatMoney(money(cents, "EUR"), language);
  const columns: DataColumn<Person>[] = [
    {
      head: t("member.person"),
      kind: "title",
      cell: ({ login_id: id, first_name: first, last_name: last, email }) => (
        <Lines>
          <Go as={Link} href={pathOf(paths.customer, id)}>{`${first} ${last}`}</Go>
          <Muted>{email}</Muted>
        </Lines>
      ),
    },
    {
      head: t("people.rights"),
      cell: ({ rights }) => rights.map((right) => t(`people.right.${right}`)).join(", "),
    },
    {
      head: t("people.most"),
      cell: (person) =>
        hasAmounts(person.rights) ? `${most(person.per_payment_cents)} / ${most(person.per_day_cents)}` : "–",
    },
    {
      head: t("people.state"),
      cell: ({ state }) => <StatusTag tone={tones[state]}>{t(`people.state.${state}`)}</StatusTag>,
    },
  ];
  return (
    <DataTable label={t("people.title")} columns={columns} rows={people} keyOf={({ login_id: id }) => id} />
  );
}
