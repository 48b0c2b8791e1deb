import { type CompanyFile } from "@amberline/api/operator";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
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
