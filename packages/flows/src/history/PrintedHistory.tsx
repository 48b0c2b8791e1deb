import { useEffect, useEffectEvent } from "react";
import { formatDateRange, formatInstant, type DateRange } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney } from "@amberline/domain/money";
import { useTranslation } from "../i18n";
import { describeTransaction } from "../transactions/describeTransaction";
import type { TransactionRows } from "../transactions/transactions.setup";
import { Printed } from "./PrintedHistory.styles";

interface PrintedHistoryProps {
  rows: TransactionRows;
  range: DateRange;
  timeZone: string;
  /** Account name for the printout. */
  account: { name: string; iban: string };
  /** The active filters in words. */
  narrowing: readonly string[];
  /** Opens the browser's print dialog; resolves when it closes. */
  print: () => Promise<void>;
  onPrinted: () => void;
}

/** The whole list for print; hidden on screen. */
export default function PrintedHistory(props: PrintedHistoryProps) {
  const { rows, range, timeZone, account, narrowing, print, onPrinted } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const begin = useEffectEvent(() => void print().then(onPrinted));
  useEffect(() => begin(), []);
  const shown = rows.transactions.length;
  return (
    <Printed data-print>
      <h1>{t("transactions.title")}</h1>
      <p>{[account.name, formatIban(account.iban)].filter(Boolean).join(" · ")}</p>
      <p>{[formatDateRange(range, locale), ...narrowing].join(" · ")}</p>
      {rows.totals ? (
        <p>
          {t("history.in")} {formatMoney(rows.totals.in, locale)} · {t("history.out")}{" "}
          {formatMoney(rows.totals.out, locale)}
        </p>
      ) : null}
      {rows.next ? (
        <p>{t("history.print.limit", { shown: String(shown), total: String(rows.total) })}</p>
      ) : null}
      <table>
        <thead>
          <tr>
            <th scope="col">{t("history.print.date")}</th>
            <th scope="col">{t("history.print.party")}</th>
            <th scope="col">{t("payees.column.details")}</th>
            <th scope="col">{t("send.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.transactions.map((transaction) => {
            const item = describeTransaction(transaction, t, { locale, timeZone });
            const { name, status, detail, money, sign } = item;
            const { kind, debtor, payee, createdAt } = transaction;
            return (
              <tr key={transaction.id}>
                <td>{formatInstant(createdAt, locale, timeZone)}</td>
                <td>
                  {name}
                  <br />
                  {formatIban((kind === "receive" ? debtor : payee).account)}
                </td>
                <td>{[status, detail].filter(Boolean).join(" · ")}</td>
                <td>{formatMoney(money, locale, { sign })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Printed>
  );
}
