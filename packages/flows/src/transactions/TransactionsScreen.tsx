import { useMemo, useRef, useState, type ReactNode } from "react";
import type { Outcome } from "@amberline/api/client";
import { formatDateRange, type DateRange } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { TransactionList } from "@amberline/ui/TransactionList";
import { ArrowDownToLine, ReceiptText, SearchX } from "lucide-react";
import { useTranslation } from "../i18n";
import { Announcer, DownloadButton, useFocusOn, useHeadingFocus } from "../parts";
import { groupByDay } from "./groupByDay";
import { ListFailure } from "./ListFailure";
import { type TransactionsScreenSnapshot } from "./transactions.machine";
import { RangeChoice, shownRange } from "./RangeChoice";
import type { OpenDetails, TransactionActions } from "./TransactionDetails";
import type { TransactionsEvent } from "./transactions.setup";
import { ListSearch } from "./ListSearch";
import { Footer, Header } from "./transactions.styles";

const TransactionDetails = lazyComponent(() => import("./TransactionDetails"), {
  close: ({ onOpen }) => onOpen(null),
});

export interface TransactionsScreenProps extends OpenDetails {
  snapshot: TransactionsScreenSnapshot;
  send: (event: TransactionsEvent) => void;
  /** Today's civil date. */
  today: string;
  timeZone: string;
  actions: TransactionActions;
  saveStatement: (range: DateRange) => Promise<Outcome<unknown>>;
  /** Leads to all transactions. */
  historyLink: ReactNode;
  /** Looks for a text in all transactions; without a text, only goes there. */
  onSearch: (text: string) => void;
}

/** Newest rows of the period; all others are in the history. */
const shownRows = 8;

const all = { preset: null, range: null } as const;

function EmptyList({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  const { t } = useTranslation();
  return isNarrowed ? (
    <EmptyState
      icon={<Icon icon={SearchX} />}
      title={t("transactions.emptyRange.title")}
      action={
        <Button appearance="quiet" onClick={onShowAll}>
          {t("transactions.emptyRange.action")}
        </Button>
      }
    >
      {t("transactions.emptyRange.text")}
    </EmptyState>
  ) : (
    <EmptyState icon={<Icon icon={ReceiptText} />} title={t("transactions.empty.title")}>
      {t("transactions.empty.text")}
    </EmptyState>
  );
}

/** The list on the home page: periods, days, details, more (specification 2.8). */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { snapshot, send, today, timeZone, actions, saveStatement, historyLink, onSearch } = props;
  const { t, i18n } = useTranslation();
  const { rows, filter, oldest, notice, isAskedFor } = snapshot.context;
  const [ownId, setOwnId] = useState<string | null>(null);
  const { openId = ownId, onOpen = setOwnId, found } = props;
  const section = useRef<HTMLElement>(null);
  const heading = useHeadingFocus(isAskedFor && rows !== null);
  useFocusOn(section, "retry", snapshot.value === "failed" && isAskedFor);
  const locale = i18n.language;
  const newest = useMemo(() => rows?.transactions.slice(0, shownRows) ?? [], [rows]);
  const isCut = rows !== null && (rows.next !== null || rows.transactions.length > shownRows);
  const days = useMemo(
    () => groupByDay(newest, t, { locale, timeZone, today }, { isCut }),
    [newest, isCut, t, locale, timeZone, today],
  );
  const opened = [...(rows?.transactions ?? []), ...(found ? [found] : [])].find(({ id }) => id === openId);
  const range = shownRange(filter, oldest, today);
  // Without a first transaction there is nothing to narrow or to download.
  const isNarrowed = filter.range !== null && filter.preset !== "last30";
  const isNew = rows?.transactions.length === 0 && oldest === null && !isNarrowed;

  return (
    <Stack as="section" ref={section} aria-labelledby="transactions-title">
      <Header>
        <h2 id="transactions-title" ref={heading} tabIndex={-1}>
          {t("transactions.title")}
        </h2>
        <ListSearch onSearch={onSearch} />
        {historyLink}
      </Header>
      {isNew ? null : (
        <RangeChoice
          value={filter}
          oldest={oldest}
          isReading={oldest === null && snapshot.value === "loading"}
          today={today}
          isRecentFirst
          onChange={(period) => send({ type: "filter.choose", filter: period })}
        />
      )}
      <ListFailure snapshot={snapshot} send={send} />
      {rows && rows.transactions.length === 0 ? (
        <EmptyList
          isNarrowed={filter.range !== null && !isNew}
          onShowAll={() => send({ type: "filter.choose", filter: all })}
        />
      ) : (
        <TransactionList
          days={days}
          locale={locale}
          onOpen={onOpen}
          isLoading={snapshot.value === "loading"}
          hidden={rows === null && snapshot.value !== "loading"}
        />
      )}
      {/* Below a list that is still loading it would move with it. */}
      {isNew || (!rows && snapshot.value === "loading") ? null : (
        <Footer>
          <Text size="small" tone="muted" isTabular>
            {rows ? formatDateRange(range, locale) : "\u00a0"}
          </Text>
          {rows && newest.length > 0 ? (
            <Text size="small" tone="muted" isTabular>
              {t("transactions.count", { shown: String(newest.length), total: String(rows.total) })}
            </Text>
          ) : null}
          <DownloadButton
            appearance="plain"
            size="sm"
            icon={<Icon icon={ArrowDownToLine} />}
            download={() => saveStatement(range)}
          >
            {t("transactions.downloadAll")}
          </DownloadButton>
        </Footer>
      )}
      <Announcer meta={snapshot.getMeta()} notice={rows ? notice : null} />
      {opened ? (
        <TransactionDetails
          transaction={opened}
          actions={actions}
          timeZone={timeZone}
          ids={newest.map(({ id }) => id)}
          onOpen={onOpen}
        />
      ) : null}
    </Stack>
  );
}
