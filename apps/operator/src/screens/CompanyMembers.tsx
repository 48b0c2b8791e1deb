import { useState } from "react";
import { endPersonAccess, type CompanyFile } from "@amberline/api/operator";
import { formatMoney, money } from "@amberline/domain/money";
import { hasAmounts } from "@amberline/domain/rights";
import { Button } from "@amberline/ui/Button";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Row, Stack } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { TextField } from "@amberline/ui/TextField";
import { Link } from "wouter";
import { May } from "../parts/May";
import { Muted } from "../parts/Muted";
import { Go, Lines } from "../parts/parts.styles";
import { IdentityStatus } from "../parts/statuses";
import { pathOf, paths } from "../paths";
import { useMutation } from "../wiring/useMutation";
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

/** Ends a person's access, with a reason for the trail. */
function EndAccess({ id, person }: { id: string; person: Person }) {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const [reason, setReason] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const name = `${person.first_name} ${person.last_name}`.trim();
  const isLacking = reason?.trim() === "";
  const end = async () => {
    setTried(true);
    if (reason === null || isLacking) return;
    const request = { id, person: person.login_id, reason: reason.trim() };
    await perform("end", endPersonAccess, request, t("people.end.done"));
  };
  const button = { "aria-label": t("people.endNamed", { name }), children: t("people.end") };
  if (reason === null) return <Button appearance="quiet" {...button} onClick={() => setReason("")} />;
  return (
    <Stack gap={12}>
      <TextField
        label={t("people.end.reason")}
        value={reason}
        maxLength={500}
        autoFocus
        onChange={({ value }) => setReason(value)}
        {...(isTried && isLacking ? { error: t("people.end.reasonWanted") } : {})}
      />
      <Row rowGap={8}>
        <Button appearance="danger" {...button} isBusy={busy === "end"} onClick={() => void end()} />
        <Button appearance="quiet" onClick={() => setReason(null)}>
          {t("people.end.cancel")}
        </Button>
      </Row>
    </Stack>
  );
}

/** Who may use the account besides its owner. */
export function CompanyPeople({ id, people }: Pick<CompanyFile, "id" | "people">) {
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
    {
      head: t("people.ending"),
      cell: (person) => (
        <May call={endPersonAccess}>
          <EndAccess id={id} person={person} />
        </May>
      ),
    },
  ];
  return (
    <DataTable label={t("people.title")} columns={columns} rows={people} keyOf={({ login_id: id }) => id} />
  );
}
