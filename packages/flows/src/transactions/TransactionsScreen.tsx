import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { datePreset, datePresets, formatDateRange, type DatePreset } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { ChoiceChips } from "@amberline/ui/ChoiceChips";
import { EmptyState } from "@amberline/ui/EmptyState";
import { TransactionList } from "@amberline/ui/TransactionList";
import { ReceiptText, SearchX } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, NoticeBanner, useFocusOn, useHeadingFocus } from "../screen";
import { groupByDay } from "./groupByDay";
import type { transactionsMachine } from "./transactions.machine";
import type { TransactionsEvent } from "./transactions.types";
import { Header, More, Section } from "./TransactionsScreen.styles";

const TransactionDetails = lazy(() => import("./TransactionDetails"));

export interface TransactionsScreenProps {
  /** What of the snapshot is shown; a new object means a new picture. */
  snapshot: Pick<SnapshotFrom<typeof transactionsMachine>, "context" | "value" | "getMeta">;
  send: (event: TransactionsEvent) => void;
  /** Civil date of now. */
  today: string;
  timeZone: string;
}

type Chip = DatePreset | "all";
const chips: readonly Chip[] = ["all", ...datePresets];
const icon = { size: 24, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The list on the home page: presets, days, details, more (specification 2.8). */
export function TransactionsScreen({ snapshot, send, today, timeZone }: TransactionsScreenProps) {
  const { t, i18n } = useTranslation();
  const { rows, filter, notice, isAskedFor } = snapshot.context;
  const hasFailed = snapshot.value === "failed";
  const [openId, setOpenId] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const heading = useHeadingFocus(isAskedFor && rows !== null);
  useFocusOn(section, "retry", hasFailed && isAskedFor);
  const locale = i18n.language;
  const days = useMemo(
    () => (rows ? groupByDay(rows.transactions, t, { locale, timeZone, today }) : []),
    [rows, t, locale, timeZone, today],
  );
  const open = useCallback((id: string) => setOpenId(id), []);
  const opened = rows?.transactions.find(({ id }) => id === openId);
  const choose = (chip: Chip) =>
    send({
      type: "filter.choose",
      filter:
        chip === "all" ? { preset: null, range: null } : { preset: chip, range: datePreset(chip, today) },
    });
  const everything = { start: rows?.oldest ?? today, end: today };
  const range = filter.range ?? everything;

  return (
    <Section ref={section} aria-labelledby="transactions-title">
      <Header>
        <h2 id="transactions-title" ref={heading} tabIndex={-1}>
          {t("transactions.title")}
        </h2>
        <p>{rows ? formatDateRange(range, locale) : null}</p>
      </Header>
      <ChoiceChips
        legend={t("transactions.range")}
        options={chips.map((value) => ({ value, label: t(`transactions.range.${value}`) }))}
        value={filter.range ? filter.preset : "all"}
        onSelect={choose}
        isEdgeToEdge
      />
      <NoticeBanner
        notice={notice ?? (hasFailed ? { key: "transactions.failed" } : null)}
        tone={rows ? "caution" : "negative"}
        isSaidElsewhere={rows !== null}
        action={
          hasFailed ? (
            <Button
              data-focus="retry"
              appearance="quiet"
              onClick={() => send({ type: "transactions.retry" })}
            >
              {t("app.retry")}
            </Button>
          ) : undefined
        }
      />
      {rows && rows.transactions.length === 0 ? (
        filter.range ? (
          <EmptyState
            icon={<SearchX {...icon} />}
            title={t("transactions.emptyRange.title")}
            action={
              <Button appearance="quiet" onClick={() => choose("all")}>
                {t("transactions.emptyRange.action")}
              </Button>
            }
          >
            {t("transactions.emptyRange.text")}
          </EmptyState>
        ) : (
          <EmptyState icon={<ReceiptText {...icon} />} title={t("transactions.empty.title")}>
            {t("transactions.empty.text")}
          </EmptyState>
        )
      ) : (
        <TransactionList
          days={days}
          locale={locale}
          onOpen={open}
          isLoading={snapshot.value === "loading"}
          hidden={rows === null && snapshot.value !== "loading"}
        />
      )}
      {rows?.next ? (
        <More>
          <p>
            {t("transactions.count", { shown: String(rows.transactions.length), total: String(rows.total) })}
          </p>
          <Button
            appearance="quiet"
            isBusy={isLoadingMore(snapshot.value)}
            onClick={() => send({ type: "more.load" })}
          >
            {t("transactions.more")}
          </Button>
        </More>
      ) : null}
      <Announcer meta={snapshot.getMeta()} notice={rows ? notice : null} />
      {opened ? (
        <Suspense>
          <TransactionDetails transaction={opened} timeZone={timeZone} onClose={() => setOpenId(null)} />
        </Suspense>
      ) : null}
    </Section>
  );
}

const isLoadingMore = (value: TransactionsScreenProps["snapshot"]["value"]) =>
  typeof value === "object" && value.shown === "loadingMore";
