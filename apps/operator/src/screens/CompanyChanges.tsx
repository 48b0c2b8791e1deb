import { useState } from "react";
import { decideChange, newDocumentAddress, type CompanyFile } from "@amberline/api/operator";
import { requiredDocuments } from "@amberline/domain/company";
import { Button } from "@amberline/ui/Button";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Row, Stack } from "@amberline/ui/Stack";
import { TextField } from "@amberline/ui/TextField";
import { Link } from "wouter";
import { May } from "../parts/May";
import { Moment } from "../parts/Moment";
import { Muted } from "../parts/Muted";
import { Go, Lines } from "../parts/parts.styles";
import { IdentityStatus } from "../parts/statuses";
import { pathOf, paths } from "../paths";
import { useMutation } from "../wiring/useMutation";
import { useTranslation } from "../i18n";
import { positionOf } from "./companyWords";

type NewDocument = CompanyFile["newDocuments"][number];
type MemberChange = CompanyFile["memberChanges"][number];
type Line =
  | { key: string; name: string; document: NewDocument; member: null }
  | { key: string; name: string; document: null; member: MemberChange };

const linesOf = ({ newDocuments, memberChanges }: CompanyFile): Line[] => [
  ...newDocuments
    .filter(({ state }) => state === "waiting")
    .map((document) => ({
      key: document.id,
      name: requiredDocuments.find(({ key }) => key === document.document)?.name ?? document.document,
      document,
      member: null,
    })),
  ...memberChanges
    .filter(({ state }) => state === "waiting" || state === "invited")
    .map((member) => ({
      key: member.change_id,
      name: `${member.first_name} ${member.last_name}`,
      document: null,
      member,
    })),
];

export const hasChanges = (company: CompanyFile): boolean => linesOf(company).length > 0;

function What({ id, line }: { id: string; line: Line }) {
  const { t } = useTranslation();
  const { name, document, member } = line;
  if (document)
    return (
      <Lines>
        <span>{t("change.document", { name })}</span>
        <Go href={newDocumentAddress(id, document.id)} download>
          {document.file_name}
        </Go>
        <Muted>{t("document.size", { size: Math.ceil(document.size / 1000) })}</Muted>
      </Lines>
    );
  return (
    <Lines>
      <span>{t(`change.${member.kind}`, { position: positionOf(t, member) })}</span>
      <Go as={Link} href={pathOf(paths.customer, member.id)}>
        {name}
      </Go>
      <Muted>{member.email}</Muted>
      <IdentityStatus {...member} />
    </Lines>
  );
}

/** Approves a change, or declines it with a reason for the owner. */
function Verdict({ id, line: { key, name } }: { id: string; line: Line }) {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const [reason, setReason] = useState("");
  const [isWanted, setWanted] = useState(false);
  const decide = async (decision: "approved" | "declined") => {
    const isLacking = decision === "declined" && reason.trim() === "";
    setWanted(isLacking);
    if (isLacking) return;
    const request = { id, change: key, decision, reason: reason.trim() };
    await perform(decision, decideChange, request, t(`change.done.${decision}`));
  };
  return (
    <Stack gap={12}>
      <TextField
        label={t("change.reasonFor", { name })}
        value={reason}
        maxLength={1000}
        onChange={({ value }) => setReason(value)}
        {...(isWanted && reason.trim() === "" ? { error: t("company.reasonWanted") } : {})}
      />
      <Row rowGap={8}>
        {(["approved", "declined"] as const).map((decision) => (
          <Button
            key={decision}
            appearance="quiet"
            aria-label={t(`change.decide.${decision}.name`, { name })}
            isBusy={busy === decision}
            onClick={() => void decide(decision)}
          >
            {t(`change.decide.${decision}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

/** What a confirmed company asks to change, and whom a company has invited. */
export function CompanyChanges({ company }: { company: CompanyFile }) {
  const { t } = useTranslation();
  const { id } = company;
  const columns: DataColumn<Line>[] = [
    { head: t("change.what"), kind: "title", cell: (line) => <What id={id} line={line} /> },
    {
      head: t("change.asked"),
      cell: ({ document, member }) => <Moment at={(document ?? member).asked_at} />,
    },
    {
      head: t("document.decide"),
      cell: (line) =>
        line.member?.state === "invited" ? (
          <Muted>{t("change.invited")}</Muted>
        ) : (
          <May call={decideChange}>
            <Verdict id={id} line={line} />
          </May>
        ),
    },
  ];
  return (
    <DataTable label={t("change.title")} columns={columns} rows={linesOf(company)} keyOf={({ key }) => key} />
  );
}
