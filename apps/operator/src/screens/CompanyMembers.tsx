import { type CompanyFile } from "@amberline/api/operator";
import { formatShare } from "@amberline/domain/company";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Link } from "wouter";
import { Muted } from "../parts/Muted";
import { Go, Lines } from "../parts/parts.styles";
import { IdentityStatus } from "../parts/statuses";
import { pathOf, paths } from "../paths";
import { useWords, type Say } from "../words/useWords";

type Member = CompanyFile["members"][number];

const positionOf = (say: Say, { position, share }: Member) =>
  [position.replaceAll("_", " "), share === null ? "" : say("company.share", { share: formatShare(share) })]
    .filter(Boolean)
    .join(", ");

/** Who belongs to a company, and whether each has proved who they are. */
export function CompanyMembers({ members }: Pick<CompanyFile, "members">) {
  const { say } = useWords();
  const columns: DataColumn<Member>[] = [
    {
      head: say("member.person"),
      kind: "title",
      cell: ({ id, first_name: first, last_name: last, email }) => (
        <Lines>
          <Go as={Link} href={pathOf(paths.customer, id)}>{`${first} ${last}`}</Go>
          <Muted>{email}</Muted>
        </Lines>
      ),
    },
    { head: say("member.position"), cell: (member) => positionOf(say, member) },
    { head: say("member.identity"), cell: (member) => <IdentityStatus {...member} /> },
  ];
  return <DataTable label={say("company.members")} columns={columns} rows={members} keyOf={({ id }) => id} />;
}
