import { memo, useCallback, useId, useMemo, useState, type ComponentProps } from "react";
import type { Transaction } from "@amberline/api/client";
import { formatDay } from "@amberline/domain/dates";
import { formatMoney } from "@amberline/domain/money";
import { TransactionCard } from "@amberline/ui/TransactionCard";
import { Paperclip } from "lucide-react";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { useTranslation } from "../i18n";
import { describeTransaction, type Translate } from "../transactions/describeTransaction";
import { createDaysReader, type DayHead } from "./daysOf";
import { Head, List, Mark } from "./history.styles";

/** Heights of the parts of a row, px; only narrow screens wrap lines and differ. */
const ROW = 69;
const HEAD = 48;
const LINE = 1;

interface HistoryRowProps {
  transaction: Transaction;
  head: DayHead | undefined;
  today: string;
  timeZone: string;
  onOpen: (id: string) => void;
  tabIndex: 0 | -1;
  t: Translate;
  locale: string;
}

function FilesMark() {
  const { t } = useTranslation();
  return (
    <>
      <Mark icon={Paperclip} size={14} />
      <VisuallyHidden>{t("notes.files.has")}</VisuallyHidden>{" "}
    </>
  );
}

/** A row, with the day's heading if it is the first. Rows mount often, so translations are looked up once for all. */
const HistoryRow = memo(function HistoryRow(props: HistoryRowProps) {
  const { transaction, head, today, timeZone, onOpen, tabIndex, t, locale } = props;
  const label = head && formatDay(head.day, locale, today);
  return (
    <>
      {head && label ? (
        <Head>
          <h2>{label.day === "date" ? label.text : t(`transactions.${label.day}`)}</h2>
          {head.total ? <span>{formatMoney(head.total, locale, { sign: "always" })}</span> : null}
        </Head>
      ) : null}
      <TransactionCard
        {...describeTransaction(transaction, t, { locale, timeZone })}
        locale={locale}
        mark={transaction.files.length > 0 ? <FilesMark /> : null}
        onOpen={onOpen}
        tabIndex={tabIndex}
      />
    </>
  );
});

interface HistoryListProps extends Pick<ComponentProps<typeof List>, "onEndNear" | "place" | "onLeave"> {
  transactions: readonly Transaction[];
  /** Number of matches. */
  total: number;
  /** Whether more pages follow. */
  isCut: boolean;
  today: string;
  timeZone: string;
  onOpen: (id: string) => void;
}

/** The history by day, newest first; more is loaded on scroll. */
export function HistoryList(props: HistoryListProps) {
  const { transactions, total, isCut, today, timeZone, onOpen, ...rest } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const keysId = useId();
  const [readDays] = useState(createDaysReader);
  const heads = useMemo(
    () => readDays(transactions, timeZone, { isCut }),
    [readDays, transactions, timeZone, isCut],
  );
  const keyOf = useCallback((index: number) => transactions[index]?.id ?? "", [transactions]);
  const heightOf = useCallback(
    (index: number) => (index === 0 ? ROW - LINE : ROW) + (heads.has(index) ? HEAD : 0),
    [heads],
  );
  return (
    <>
      <VisuallyHidden id={keysId}>{t("history.keys")}</VisuallyHidden>
      <List
        {...rest}
        aria-label={t("history.list")}
        aria-describedby={keysId}
        count={transactions.length}
        total={total}
        keyOf={keyOf}
        heightOf={heightOf}
        renderRow={(index, tabIndex) => {
          const transaction = transactions[index];
          return transaction ? (
            <HistoryRow
              transaction={transaction}
              head={heads.get(index)}
              today={today}
              timeZone={timeZone}
              onOpen={onOpen}
              tabIndex={tabIndex}
              t={t}
              locale={locale}
            />
          ) : null;
        }}
      />
    </>
  );
}
