import { useState } from "react";
import { listComplaints, type OperatorComplaint } from "@amberline/api/operator";
import { formatDate } from "@amberline/domain/dates";
import { Checkbox } from "@amberline/ui/Checkbox";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { SearchField } from "@amberline/ui/SearchField";
import { Stack } from "@amberline/ui/Stack";
import { Link } from "wouter";
import { Moment } from "../parts/Moment";
import { Nothing } from "../parts/Nothing";
import { OperatorPage } from "../parts/OperatorPage";
import { Muted } from "../parts/Muted";
import { Go, Lines } from "../parts/parts.styles";
import { ComplaintStatus } from "../parts/statuses";
import { pathOf, paths } from "../paths";
import { useAnswer } from "../wiring/useAnswer";
import { useSearch } from "../wiring/useSearch";
import { useTranslation, type Translate } from "../i18n";

const columns = (t: Translate, language: string): DataColumn<OperatorComplaint>[] => [
  {
    head: t("complaints.complaint"),
    kind: "title",
    cell: ({ id, subject, reference }) => (
      <Lines>
        <Go as={Link} href={pathOf(paths.complaint, id)}>
          {subject}
        </Go>
        <Muted>{reference}</Muted>
      </Lines>
    ),
  },
  {
    head: t("complaints.customer"),
    cell: ({ first_name: first, last_name: last, email }) => (
      <Lines>
        <span>{`${first} ${last}`}</span>
        <Muted>{email}</Muted>
      </Lines>
    ),
  },
  {
    head: t("complaints.state"),
    cell: ({ status, answer_by: day }) => (
      <Lines>
        <ComplaintStatus status={status} />
        {status === "answered" ? null : (
          <Muted>{t("complaints.answerBy", { day: formatDate(day, language, "medium") })}</Muted>
        )}
      </Lines>
    ),
  },
  { head: t("complaints.received"), cell: ({ created_at: at }) => <Moment at={at} /> },
];

/** Complaints, unanswered ones first. */
export function ComplaintsScreen() {
  const { t, language } = useTranslation();
  const { typed, setTyped, search } = useSearch();
  const [isOpenOnly, setOpenOnly] = useState(false);
  const read = useAnswer(listComplaints, { search, ...(isOpenOnly ? { status: "received" } : {}) });
  return (
    <OperatorPage title={t("complaints.title")} lead={t("complaints.lead")} read={read}>
      {({ complaints }) => (
        <>
          <Stack gap={12}>
            <SearchField
              label={t("complaints.search")}
              value={typed}
              maxLength={100}
              onChange={({ value }) => setTyped(value)}
            />
            <Checkbox
              label={t("complaints.openOnly")}
              isChecked={isOpenOnly}
              onChange={({ isChecked }) => setOpenOnly(isChecked)}
            />
          </Stack>
          {complaints.length === 0 ? (
            <Nothing title={t("complaints.none")} />
          ) : (
            <DataTable
              label={t("complaints.title")}
              columns={columns(t, language)}
              rows={complaints}
              keyOf={({ id }) => id}
            />
          )}
        </>
      )}
    </OperatorPage>
  );
}
