import { formatMoney } from "@amberline/domain/money";
import { Card } from "@amberline/ui/Card";
import { Facts } from "@amberline/ui/Facts";
import { Skeleton } from "@amberline/ui/Skeleton";
import { useTranslation } from "../i18n";
import type { TransactionRows } from "../transactions/transactions.setup";

/** Totals of the matches: count, money in, money out. */
export function HistoryTotals({ rows }: { rows: TransactionRows | null }) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const totals = rows?.totals;
  const waiting = <Skeleton width="6rem" height="1.625rem" />;
  return (
    <Card as="div">
      <Facts
        size="lead"
        facts={[
          {
            label: t("history.in"),
            value: totals ? formatMoney(totals.in, locale) : waiting,
            tone: "positive",
          },
          { label: t("history.out"), value: totals ? formatMoney(totals.out, locale) : waiting },
          {
            label: t("history.found"),
            value: rows
              ? new Intl.NumberFormat(locale === "en" ? "en-GB" : locale).format(rows.total)
              : waiting,
          },
        ]}
      />
    </Card>
  );
}
