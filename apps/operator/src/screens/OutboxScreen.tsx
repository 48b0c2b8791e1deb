import { listOutbox, type OutboxMessage } from "@amberline/api/operator";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { SearchField } from "@amberline/ui/SearchField";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Moment } from "../parts/Moment";
import { Nothing } from "../parts/Nothing";
import { OperatorPage } from "../parts/OperatorPage";
import { Muted } from "../parts/Muted";
import { Lines, Written } from "../parts/parts.styles";
import { useAnswer } from "../wiring/useAnswer";
import { useSearch } from "../wiring/useSearch";
import { useTranslation, type Translate } from "../i18n";

function Fate({ message }: { message: OutboxMessage }) {
  const { route, problem, delivered_at: deliveredAt, next_try_at: nextTryAt } = message;
  const { t } = useTranslation();
  if (route === "outbox") return null;
  if (problem !== null && nextTryAt !== null)
    return <StatusTag tone="caution">{t("outbox.triedAgain", { problem })}</StatusTag>;
  if (problem !== null) return <StatusTag tone="negative">{t("outbox.refused", { problem })}</StatusTag>;
  if (deliveredAt === null) return <StatusTag tone="caution">{t("outbox.onItsWay")}</StatusTag>;
  return <StatusTag tone="positive">{t("outbox.delivered")}</StatusTag>;
}

const columns = (t: Translate): DataColumn<OutboxMessage>[] => [
  {
    head: t("outbox.recipient"),
    kind: "title",
    cell: ({ recipient, channel }) => (
      <Lines>
        <span>{recipient}</span>
        <Muted>{t(`outbox.${channel}`)}</Muted>
      </Lines>
    ),
  },
  {
    head: t("outbox.message"),
    cell: ({ subject, body }) => (
      <Lines>
        <strong>{subject}</strong>
        <Written>{body}</Written>
      </Lines>
    ),
  },
  {
    head: t("outbox.sent"),
    cell: (message) => (
      <Lines>
        <Moment at={message.created_at} />
        <Fate message={message} />
      </Lines>
    ),
  },
];

/** E-mails and text messages sent to customers. */
export function OutboxScreen() {
  const { t } = useTranslation();
  const { typed, setTyped, search } = useSearch();
  const read = useAnswer(listOutbox, { search });
  return (
    <OperatorPage title={t("outbox.title")} lead={t("outbox.lead")} read={read}>
      {({ mail }) => (
        <>
          <SearchField
            label={t("outbox.search")}
            value={typed}
            maxLength={100}
            onChange={({ value }) => setTyped(value)}
          />
          {mail.length === 0 ? (
            <Nothing title={t("outbox.none")} />
          ) : (
            <DataTable
              label={t("outbox.title")}
              columns={columns(t)}
              rows={mail}
              keyOf={({ id }) => String(id)}
            />
          )}
        </>
      )}
    </OperatorPage>
  );
}
