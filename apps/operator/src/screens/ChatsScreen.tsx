import { listChats, type OperatorChat } from "@amberline/api/operator";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { SearchField } from "@amberline/ui/SearchField";
import { Row } from "@amberline/ui/Stack";
import { Link } from "wouter";
import { Moment } from "../parts/Moment";
import { Nothing } from "../parts/Nothing";
import { Page } from "../parts/Page";
import { Muted } from "../parts/Muted";
import { Brief, Count, Go, Lines } from "../parts/parts.styles";
import { pathOf, paths } from "../paths";
import { useAnswer } from "../wiring/useAnswer";
import { useSearch } from "../wiring/useSearch";
import { useWords, type Say } from "../words/useWords";

const columns = (say: Say): DataColumn<OperatorChat>[] => [
  {
    head: say("chats.customer"),
    kind: "title",
    cell: ({ loginId, first_name: first, last_name: last, email, unread }) => (
      <Lines>
        <Row rowGap={8}>
          <Go as={Link} href={pathOf(paths.chat, loginId)}>{`${first} ${last}`}</Go>
          {unread === 0 ? null : <Count>{say("chats.new", { count: unread })}</Count>}
        </Row>
        <Muted>{email}</Muted>
      </Lines>
    ),
  },
  {
    head: say("chats.last"),
    cell: ({ lastText, lastFrom }) => (
      <Lines>
        <Brief>{lastText === "" ? say("chats.files") : lastText}</Brief>
        <Muted>{say(`chats.from.${lastFrom}`)}</Muted>
      </Lines>
    ),
  },
  { head: say("chats.at"), cell: ({ at }) => <Moment at={at} /> },
];

/** Every chat with a customer, what nobody has read first. */
export function ChatsScreen() {
  const { say } = useWords();
  const { typed, setTyped, search } = useSearch();
  const read = useAnswer(listChats, { search });
  return (
    <Page title={say("chats.title")} lead={say("chats.lead")} read={read}>
      {({ chats }) => (
        <>
          <SearchField
            label={say("chats.search")}
            value={typed}
            maxLength={100}
            onChange={({ value }) => setTyped(value)}
          />
          {chats.length === 0 ? (
            <Nothing title={say("chats.none")} />
          ) : (
            <DataTable
              label={say("chats.title")}
              columns={columns(say)}
              rows={chats}
              keyOf={({ loginId }) => loginId}
            />
          )}
        </>
      )}
    </Page>
  );
}
