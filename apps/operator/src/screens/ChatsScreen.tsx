import { listChats, type OperatorChat } from "@amberline/api/operator";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { SearchField } from "@amberline/ui/SearchField";
import { Row } from "@amberline/ui/Stack";
import { Link } from "wouter";
import { Moment } from "../parts/Moment";
import { Nothing } from "../parts/Nothing";
import { OperatorPage } from "../parts/OperatorPage";
import { Muted } from "../parts/Muted";
import { Brief, Count, Go, Lines } from "../parts/parts.styles";
import { pathOf, paths } from "../paths";
import { useAnswer } from "../wiring/useAnswer";
import { useSearch } from "../wiring/useSearch";
import { useTranslation, type Translate } from "../i18n";

const columns = (t: Translate): DataColumn<OperatorChat>[] => [
  {
    head: t("chats.customer"),
    kind: "title",
    cell: ({ loginId, first_name: first, last_name: last, email, unread }) => (
      <Lines>
        <Row rowGap={8}>
          <Go as={Link} href={pathOf(paths.chat, loginId)}>{`${first} ${last}`}</Go>
          {unread === 0 ? null : <Count>{t("chats.new", { count: unread })}</Count>}
        </Row>
        <Muted>{email}</Muted>
      </Lines>
    ),
  },
  {
    head: t("chats.last"),
    cell: ({ lastText, lastFrom }) => (
      <Lines>
        <Brief>{lastText === "" ? t("chats.files") : lastText}</Brief>
        <Muted>{t(`chats.from.${lastFrom}`)}</Muted>
      </Lines>
    ),
  },
  { head: t("chats.at"), cell: ({ at }) => <Moment at={at} /> },
];

/** All chats, unread ones first. */
export function ChatsScreen() {
  const { t } = useTranslation();
  const { typed, setTyped, search } = useSearch();
  const read = useAnswer(listChats, { search });
  return (
    <OperatorPage title={t("chats.title")} lead={t("chats.lead")} read={read}>
      {({ chats }) => (
        <>
          <SearchField
            label={t("chats.search")}
            value={typed}
            maxLength={100}
            onChange={({ value }) => setTyped(value)}
          />
          {chats.length === 0 ? (
            <Nothing title={t("chats.none")} />
          ) : (
            <DataTable
              label={t("chats.title")}
              columns={columns(t)}
              rows={chats}
              keyOf={({ loginId }) => loginId}
            />
          )}
        </>
      )}
    </OperatorPage>
  );
}
