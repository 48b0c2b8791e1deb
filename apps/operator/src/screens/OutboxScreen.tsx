import { listOutbox, type OutboxMessage } from "@amberline/api/operator";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { SearchField } from "@amberline/ui/SearchField";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Moment } from "../parts/Moment";
import { Nothing } from "../parts/Nothing";
import { Page } from "../parts/Page";
import { Muted } from "../parts/Muted";
import { Lines, Written } from "../parts/parts.styles";
import { useAnswer } from "../wiring/useAnswer";
import { useSearch } from "../wiring/useSearch";
import { useWords, type Say } from "../words/useWords";

function Fate({ message: { route, problem, delivered_at: deliveredAt } }: { message: OutboxMessage }) {
  const { say } = useWords();
  if (route === "outbox") return null;
  if (problem !== null) return <StatusTag tone="negative">{say("outbox.refused", { problem })}</StatusTag>;
  if (deliveredAt === null) return <StatusTag tone="caution">{say("outbox.onItsWay")}</StatusTag>;
  return <StatusTag tone="positive">{say("outbox.delivered")}</StatusTag>;
}

const columns = (say: Say): DataColumn<OutboxMessage>[] => [
  {
    head: say("outbox.recipient"),
    kind: "title",
    cell: ({ recipient, channel }) => (
      <Lines>
        <span>{recipient}</span>
        <Muted>{say(`outbox.${channel}`)}</Muted>
      </Lines>
    ),
  },
  {
    head: say("outbox.message"),
    cell: ({ subject, body }) => (
      <Lines>
        <strong>{subject}</strong>
        <Written>{body}</Written>
      </Lines>
    ),
  },
  {
    head: say("outbox.sent"),
    cell: (message) => (
      <Lines>
        <Moment at={message.created_at} />
        <Fate message={message} />
      </Lines>
    ),
  },
];

/** What customers were sent by mail and text message. */
export function OutboxScreen() {
  const { say } = useWords();
  const { typed, setTyped, search } = useSearch();
  const read = useAnswer(listOutbox, { search });
  return (
    <Page title={say("outbox.title")} lead={say("outbox.lead")} read={read}>
      {({ mail }) => (
        <>
          <SearchField
            label={say("outbox.search")}
            value={typed}
            maxLength={100}
            onChange={({ value }) => setTyped(value)}
          />
          {mail.length === 0 ? (
            <Nothing title={say("outbox.none")} />
          ) : (
            <DataTable
              label={say("outbox.title")}
              columns={columns(say)}
              rows={mail}
              keyOf={({ id }) => String(id)}
            />
          )}
        </>
      )}
    </Page>
  );
}
