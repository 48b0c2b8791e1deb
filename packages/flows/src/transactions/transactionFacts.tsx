import type { Transaction } from "@amberline/api/client";
import { formatInstant } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { compareMoney, isZeroMoney, type Money } from "@amberline/domain/money";
import { Amount } from "@amberline/ui/Amount";
import type { DetailRow } from "@amberline/ui/DetailList";
import type { TextKey } from "../i18n";
import { hasMoved, isFeeRow, signedAmount, type Translate } from "./describeTransaction";

interface FactsLook {
  locale: string;
  timeZone: string;
}

const grouped = (account: string) => (/^[A-Z]{2}\d{2}/.test(account) ? formatIban(account) : account);

function addressOf({ address, city, zip, country }: Transaction["payee"]): string {
  const street = [address, city, zip].filter(Boolean);
  return street.length > 0 ? [...street, country].filter(Boolean).join(", ") : "";
}

/** The payment a fee belongs to; some providers repeat the fee there. */
const paymentOf = ({ kind, amount, fee }: Transaction): Money | null =>
  kind === "fee" && !isZeroMoney(amount) && compareMoney(amount, fee) !== 0 ? amount : null;

/** All known facts of a transaction, in words. */
export function transactionFacts(transaction: Transaction, t: Translate, look: FactsLook): DetailRow[] {
  const { debtor, payee, fee, status, kind, createdAt, updatedAt } = transaction;
  const { locale, timeZone } = look;
  const moved = hasMoved(transaction);
  const payment = paymentOf(transaction);
  const hasFee = !isFeeRow(transaction) && !isZeroMoney(fee);
  const facts: [TextKey, DetailRow["value"]][] = [
    [
      "details.amount",
      <Amount
        key="amount"
        money={moved ? signedAmount(transaction) : transaction.displayed}
        locale={locale}
        sign={moved ? "always" : "never"}
        tone={moved ? (kind === "receive" ? "in" : "plain") : "struck"}
      />,
    ],
    ["details.type", t(`transactions.kind.${kind}`)],
    ["details.status", t(`transactions.status.${status}`)],
    ["details.payment", payment ? <Amount key="payment" money={payment} locale={locale} /> : ""],
    ["details.fee", hasFee ? <Amount key="fee" money={fee} locale={locale} /> : ""],
    ["details.reason", transaction.statusReason],
    ["details.payer", debtor.name],
    ["details.payerAccount", grouped(debtor.account)],
    ["details.payerBic", debtor.bic],
    ["details.payerBank", debtor.bankName],
    ["details.payee", payee.name],
    ["details.payeeAccount", grouped(payee.account)],
    ["details.payeeBic", payee.bic],
    ["details.payeeBank", payee.bankName],
    ["details.payeeAddress", addressOf(payee)],
    ["details.reference", transaction.reference],
    ["details.created", formatInstant(createdAt, locale, timeZone)],
    ["details.updated", updatedAt === createdAt ? "" : formatInstant(updatedAt, locale, timeZone)],
    ["details.id", transaction.id],
  ];
  return facts.filter(([, value]) => value !== "").map(([key, value]) => ({ label: t(key), value }));
}
