import { useState, type ReactNode, type Ref } from "react";
import type { Outcome } from "@amberline/api/client";
import type { DateRange } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Row, Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { Tooltip } from "@amberline/ui/Tooltip";
import { TransactionList } from "@amberline/ui/TransactionList";
import type { ListPlace } from "@amberline/ui/VirtualList";
import { Download, Printer, ReceiptText, SearchX } from "lucide-react";
import { useTranslation } from "../i18n";
import { Announcer } from "../parts";
import type { ListFilter, OpenDetails, TransactionActions, TransactionsEvent } from "../transactions";
import { ListFailure } from "../transactions/ListFailure";
import { isShownAs, type TransactionsScreenSnapshot } from "../transactions/transactions.machine";
import { shownRange } from "../transactions/RangeChoice";
import { activeFilters } from "./activeFilters";
import type { HistoryExport } from "./ExportDialog";
import { HistoryFilters } from "./HistoryFilters";
import { HistoryList } from "./HistoryList";
import { HistoryTotals } from "./HistoryTotals";
import { OnScreen } from "./history.styles";

const TransactionDetails = lazyComponent(() => import("../transactions/TransactionDetails"), {
  close: ({ onOpen }) => onOpen(null),
});
const ExportDialog = lazyComponent(() => import("./ExportDialog"), { close: ({ onClose }) => onClose() });
const PrintedHistory = lazyComponent(() => import("./PrintedHistory"), {
  close: ({ onPrinted }) => onPrinted(),
});

export type { HistoryExport };

export interface HistoryScreenProps extends OpenDetails {
  snapshot: TransactionsScreenSnapshot;
  send: (event: TransactionsEvent) => void;
  /** The filter in the address. */
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  /** Today's civil date. */
  today: string;
  timeZone: string;
  account: { name: string; iban: string };
  actions: TransactionActions;
  saveExport: (format: HistoryExport, range: DateRange) => Promise<Outcome<unknown>>;
  /** Opens the schedule of statements, where the account can have one. */
  onSchedule?: (() => void) | undefined;
  onFees?: (() => void) | undefined;
  /** Renames and deletes labels; left out for who may not. */
  onLabels?: (() => void) | undefined;
  /** Opens the browser's print dialog; resolves when it closes. */
  print: () => Promise<void>;
  titleRef?: Ref<HTMLHeadingElement>;
  /** What was spent for each category of what is found. */
  categorySums?: ReactNode;
  /** Link to loading money, for an account without transactions. */
  loadButton?: ReactNode;
  /** Scroll position to restore. */
  place?: ListPlace | undefined;
  onLeave?: (place: ListPlace) => void;
}

interface HistoryActionsProps extends Pick<HistoryScreenProps, "saveExport" | "onSchedule" | "onFees"> {
  isPrinting: boolean;
  isEmpty: boolean;
  canPrint: boolean;
  range: DateRange;
  onPrint: () => void;
}

function HistoryActions(props: HistoryActionsProps) {
  const { isPrinting, isEmpty, canPrint, range, saveExport, onSchedule, onFees, onPrint } = props;
  const { t } = useTranslation();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <Tooltip text={isEmpty ? t("history.print.none") : null} placement="bottom">
        <Button
          appearance="quiet"
          icon={<Icon icon={Printer} />}
          isBusy={isPrinting}
          aria-disabled={!canPrint}
          onClick={onPrint}
        >
          {t("history.print")}
        </Button>
      </Tooltip>
      <Button appearance="quiet" icon={<Icon icon={Download} />} onClick={() => setExporting(true)}>
        {t("history.export")}
      </Button>
      {isExporting ? (
        <ExportDialog
          range={range}
          onExport={(format) => saveExport(format, range)}
          onSchedule={onSchedule}
          onFees={onFees}
          onClose={() => setExporting(false)}
        />
      ) : null}
    </>
  );
}

interface EmptyHistoryProps extends Pick<HistoryScreenProps, "loadButton"> {
  isNarrowed: boolean;
  onClear: () => void;
}

function EmptyHistory({ isNarrowed, onClear, loadButton }: EmptyHistoryProps) {
  const { t } = useTranslation();
  return isNarrowed ? (
    <EmptyState
      icon={<Icon icon={SearchX} />}
      title={t("history.empty.title")}
      headingLevel={2}
      action={
        <Button appearance="quiet" onClick={onClear}>
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
      action={loadButton}
    >
      {t("transactions.empty.text")}
    </EmptyState>
  );
}

function ListFoot({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Row justify="between" isTall>
      <Text size="small" tone="muted" isTabular>
        {text}
      </Text>
      {children}
    </Row>
  );
}

type Rows = NonNullable<TransactionsScreenSnapshot["context"]["rows"]>;

const countsOf = (rows: Rows | null) => ({
  shown: String(rows?.transactions.length ?? 0),
  total: String(rows?.total ?? 0),
});

interface HistoryRowsProps extends Pick<
  HistoryScreenProps,
  "today" | "timeZone" | "place" | "onLeave" | "actions" | "openId" | "onOpen" | "found"
> {
  rows: Rows;
  isLoadingMore: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

function HistoryRows(props: HistoryRowsProps) {
  const { rows, isLoadingMore, hasFailed, actions, onMore, onLeave, openId: _, found, ...list } = props;
  const { t } = useTranslation();
  const [ownId, setOwnId] = useState<string | null>(null);
  const { openId = ownId, onOpen = setOwnId } = props;
  const opened = [...rows.transactions, ...(found ? [found] : [])].find(({ id }) => id === openId);
  return (
    <>
      <HistoryList
        {...list}
        transactions={rows.transactions}
        total={rows.total}
        isCut={rows.next !== null}
        onOpen={onOpen}
        {...(onLeave ? { onLeave } : {})}
        // A failed page is retried only on request.
        onEndNear={() => rows.next && !hasFailed && onMore()}
      />
      <ListFoot text={t("history.loaded", countsOf(rows))}>
        {rows.next ? (
          <Button appearance="quiet" isBusy={isLoadingMore} onClick={onMore}>
            {t("transactions.more")}
          </Button>
        ) : null}
      </ListFoot>
      {opened ? (
        <TransactionDetails
          transaction={opened}
          actions={actions}
          timeZone={list.timeZone}
          ids={rows.transactions.map(({ id }) => id)}
          onOpen={onOpen}
        />
      ) : null}
    </>
  );
}

/** All transactions, with search, totals, print and export (specification 2.1). */
export function HistoryScreen(props: HistoryScreenProps) {
  const { snapshot, send, filter, onFilter, today, timeZone, account, actions, saveExport, print, titleRef } =
    props;
  const { place, onLeave, openId, onOpen, loadButton } = props;
  const { t, i18n } = useTranslation();
  const { rows, oldest, notice } = snapshot.context;
  const narrowing = activeFilters(filter, t, i18n.language);
  const range = shownRange(filter, oldest, today);
  const isEmpty = rows !== null && rows.transactions.length === 0;
  const hasRows = rows !== null && !isEmpty;
  const isGathering = isShownAs(snapshot, "gathering");
  const isLoadingMore = isShownAs(snapshot, "loadingMore");
  const counts = countsOf(rows);
  const found = rows ? { key: "history.foundAloud", values: { total: counts.total } } : null;

  return (
    <Stack gap={24}>
      <OnScreen>
        <PageHeader
          title={t("page.history")}
          titleRef={titleRef}
          lead={t("history.lead")}
          actions={
            <HistoryActions
              isPrinting={isGathering}
              isEmpty={isEmpty}
              canPrint={hasRows}
              range={range}
              saveExport={saveExport}
              onSchedule={props.onSchedule}
              onFees={props.onFees}
              onPrint={() => send({ type: "list.print" })}
            />
          }
        />
        <HistoryFilters
          filter={filter}
          onFilter={onFilter}
          labels={rows?.labels}
          onLabels={props.onLabels}
          oldest={oldest}
          isReading={oldest === null && snapshot.value === "loading"}
          today={today}
        />
        <HistoryTotals rows={rows} />
        {hasRows ? props.categorySums : null}
        <ListFailure snapshot={snapshot} send={send} />
        {isGathering ? (
          <ListFoot text={t("history.print.progress", counts)}>
            <Button appearance="quiet" onClick={() => send({ type: "print.cancel" })}>
              {t("history.print.cancel")}
            </Button>
          </ListFoot>
        ) : null}
        {snapshot.value === "loading" ? <TransactionList days={[]} locale={i18n.language} isLoading /> : null}
        {isEmpty ? (
          <EmptyHistory
            loadButton={loadButton}
            isNarrowed={narrowing.length > 0}
            onClear={() => onFilter({ preset: null, range: null })}
          />
        ) : null}
        {hasRows ? (
          <HistoryRows
            rows={rows}
            today={today}
            timeZone={timeZone}
            isLoadingMore={isLoadingMore}
            hasFailed={notice !== null}
            actions={actions}
            onMore={() => send({ type: "more.load" })}
            openId={openId}
            onOpen={onOpen}
            found={props.found}
            place={place}
            onLeave={onLeave}
          />
        ) : null}
      </OnScreen>
      <Announcer meta={isLoadingMore ? {} : snapshot.getMeta()} notice={notice && rows ? notice : found} />
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
    </Stack>
  );
}
