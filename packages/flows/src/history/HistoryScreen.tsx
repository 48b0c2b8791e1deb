import { lazy, Suspense, useCallback, useState, type Ref } from "react";
import type { Outcome } from "@amberline/api/client";
import type { DateRange } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Row, Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { Tooltip } from "@amberline/ui/Tooltip";
import { TransactionList } from "@amberline/ui/TransactionList";
import type { ListPlace } from "@amberline/ui/VirtualList";
import { Download, Printer, ReceiptText, SearchX } from "lucide-react";
import { useTranslation } from "../i18n";
import { Announcer } from "../parts";
import type { TransactionActions, ListFilter, TransactionsEvent } from "../transactions";
import { ListFailure } from "../transactions/ListFailure";
import { isShownAs, type TransactionsScreenSnapshot } from "../transactions/transactions.machine";
import { shownRange } from "../transactions/RangeChoice";
import { activeFilters } from "./activeFilters";
import type { HistoryExport } from "./ExportDialog";
import { HistoryFilters } from "./HistoryFilters";
import { HistoryList } from "./HistoryList";
import { HistoryTotals } from "./HistoryTotals";
import { OnScreen } from "./HistoryScreen.styles";

const TransactionDetails = lazy(() => import("../transactions/TransactionDetails"));
const ExportDialog = lazy(() => import("./ExportDialog"));
const PrintedHistory = lazy(() => import("./PrintedHistory"));

export type { HistoryExport };

export interface HistoryScreenProps {
  snapshot: TransactionsScreenSnapshot;
  send: (event: TransactionsEvent) => void;
  /** What the history is narrowed to, as the address has it. */
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  /** Civil date of now. */
  today: string;
  timeZone: string;
  account: { name: string; iban: string };
  actions: TransactionActions;
  /** Fetches the filtered list as a file. */
  saveExport: (format: HistoryExport, range: DateRange) => Promise<Outcome<unknown>>;
  /** Opens the browser's own print dialog; done when that is over. */
  print: () => Promise<void>;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Where in the list one was before. */
  place?: ListPlace | undefined;
  onLeave?: (place: ListPlace) => void;
}

/** Every transaction there ever was: looked for, added up, printed and taken away as a file (specification 2.1). */
export function HistoryScreen(props: HistoryScreenProps) {
  const { snapshot, send, filter, onFilter, today, timeZone, account, actions, saveExport, print, titleRef } =
    props;
  const { place, onLeave } = props;
  const { t, i18n } = useTranslation();
  const { rows, oldest, notice } = snapshot.context;
  const [openId, setOpenId] = useState<string | null>(null);
  const [isExporting, setExporting] = useState(false);
  const open = useCallback((id: string) => setOpenId(id), []);
  const opened = openId === null ? undefined : rows?.transactions.find(({ id }) => id === openId);
  const narrowing = activeFilters(filter, t, i18n.language);
  const range = shownRange(filter, oldest, today);
  const isEmpty = rows !== null && rows.transactions.length === 0;
  const hasRows = rows !== null && !isEmpty;
  const isGathering = isShownAs(snapshot, "gathering");
  const counts = { shown: String(rows?.transactions.length ?? 0), total: String(rows?.total ?? 0) };
  const found = rows ? { key: "history.foundAloud", values: { total: counts.total } } : null;

  return (
    <Stack gap={24}>
      <OnScreen>
        <PageHeader
          title={t("page.history")}
          titleRef={titleRef}
          lead={t("history.lead")}
          actions={
            <>
              <Tooltip text={isEmpty ? t("history.print.none") : null} placement="bottom">
                <Button
                  appearance="quiet"
                  icon={<Icon icon={Printer} />}
                  isBusy={isGathering}
                  aria-disabled={!hasRows}
                  onClick={() => send({ type: "list.print" })}
                >
                  {t("history.print")}
                </Button>
              </Tooltip>
              <Button appearance="quiet" icon={<Icon icon={Download} />} onClick={() => setExporting(true)}>
                {t("history.export")}
              </Button>
            </>
          }
        />
        <HistoryFilters
          filter={filter}
          onFilter={onFilter}
          oldest={oldest}
          isReading={oldest === null && snapshot.value === "loading"}
          today={today}
        />
        <HistoryTotals rows={rows} />
        <ListFailure snapshot={snapshot} send={send} />
        {isGathering ? (
          <Row justify="between" isTall>
            <Text size="small" tone="muted" isTabular>
              {t("history.print.progress", counts)}
            </Text>
            <Button appearance="quiet" onClick={() => send({ type: "print.cancel" })}>
              {t("history.print.cancel")}
            </Button>
          </Row>
        ) : null}
        {snapshot.value === "loading" ? <TransactionList days={[]} locale={i18n.language} isLoading /> : null}
        {isEmpty ? (
          narrowing.length > 0 ? (
            <EmptyState
              icon={<Icon icon={SearchX} />}
              title={t("history.empty.title")}
              headingLevel={2}
              action={
                <Button appearance="quiet" onClick={() => onFilter({ preset: null, range: null })}>
                  {t("history.clear")}
                </Button>
              }
            >
              {t("history.empty.text")}
            </EmptyState>
          ) : (
            <EmptyState
              icon={<Icon icon={ReceiptText} />}
              title={t("transactions.empty.title")}
              headingLevel={2}
            >
              {t("transactions.empty.text")}
            </EmptyState>
          )
        ) : null}
        {hasRows ? (
          <>
            <HistoryList
              transactions={rows.transactions}
              total={rows.total}
              isCut={rows.next !== null}
              today={today}
              timeZone={timeZone}
              onOpen={open}
              place={place}
              {...(onLeave ? { onLeave } : {})}
              // What failed is asked for again on request only.
              onEndNear={() => rows.next && !notice && send({ type: "more.load" })}
            />
            <Row justify="between" isTall>
              <Text size="small" tone="muted" isTabular>
                {t("history.loaded", counts)}
              </Text>
              {rows.next ? (
                <Button
                  appearance="quiet"
                  isBusy={isShownAs(snapshot, "loadingMore")}
                  onClick={() => send({ type: "more.load" })}
                >
                  {t("transactions.more")}
                </Button>
              ) : null}
            </Row>
          </>
        ) : null}
      </OnScreen>
      <Announcer
        meta={isShownAs(snapshot, "loadingMore") ? {} : snapshot.getMeta()}
        notice={notice && rows ? notice : found}
      />
      <Suspense>
        {opened ? (
          <TransactionDetails
            transaction={opened}
            actions={actions}
            timeZone={timeZone}
            onClose={() => setOpenId(null)}
          />
        ) : null}
        {isExporting ? (
          <ExportDialog
            range={range}
            onExport={(format) => saveExport(format, range)}
            onClose={() => setExporting(false)}
          />
        ) : null}
        {rows && isShownAs(snapshot, "printing") ? (
          <PrintedHistory
            rows={rows}
            range={range}
            timeZone={timeZone}
            account={account}
            narrowing={narrowing.filter(({ id }) => id !== "range").map(({ label }) => label)}
            print={print}
            onPrinted={() => send({ type: "print.done" })}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
}
