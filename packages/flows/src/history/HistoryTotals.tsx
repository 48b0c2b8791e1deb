import { formatMoney } from "@amberline/domain/money";
import { Skeleton } from "@amberline/ui/Skeleton";
import { useTranslation } from "../i18n";
import type { TransactionRows } from "../transactions/transactions.types";
import { Totals } from "./HistoryScreen.styles";

/** What the filter found: how many, and what they moved in and out. */
export function HistoryTotals({ rows }: { rows: TransactionRows | null }) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const totals = rows?.totals;
  const waiting = <Skeleton width="6rem" height="1.625rem" />;
  return (
    <Totals>
      <div data-tone="in">
        <dt>{t("history.in")}</dt>
        <dd>{totals ? formatMoney(totals.in, locale) : waiting}</dd>
      </div>
      <div>
        <dt>{t("history.out")}</dt>
        <dd>{totals ? formatMoney(totals.out, locale) : waiting}</dd>
      </div>
      <div>
        <dt>{t("history.found")}</dt>
        <dd>
          {rows ? new Intl.NumberFormat(locale === "en" ? "en-GB" : locale).format(rows.total) : waiting}
        </dd>
      </div>
    </Totals>
  );
}
