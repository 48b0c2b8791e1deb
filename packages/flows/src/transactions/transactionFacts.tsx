import type { Transaction } from "@amberline/api/client";
import { formatInstant } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { compareMoney, isZeroMoney, type Money } from "@amberline/domain/money";
import { Amount } from "@amberline/ui/Amount";
import { CopyText } from "@amberline/ui/CopyText";
import type { DetailRow } from "@amberline/ui/DetailList";
import type { TextKey } from "../i18n";
import { isFeeRow, type Translate } from "./describeTransaction";

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

/** The first group of a transaction's number: short enough to say, and the bank finds the payment by it. */
const shortNumber = (id: string): string => (id.split("-")[0] ?? id).toUpperCase();

type Fact = [TextKey, DetailRow["value"]];

/** Under a heading that says whose they are. */
const ownWords: Partial<Record<TextKey, TextKey>> = {
  "details.payerAccount": "shell.account",
  "details.payerBank": "receive.field.bankName",
  "details.payeeAccount": "shell.account",
  "details.payeeBank": "receive.field.bankName",
  "details.payeeAddress": "profile.address",
};

/** All known facts of a transaction, in words: about the other side, about the payment, and what few people look for. */
export function transactionFacts(transaction: Transaction, t: Translate, look: FactsLook) {
  const { debtor, payee, fee, kind, createdAt, updatedAt, id } = transaction;
  const { locale, timeZone } = look;
  const payment = paymentOf(transaction);
  const hasFee = !isFeeRow(transaction) && !isZeroMoney(fee);
  const copied = (name: TextKey, value: string, shown = value) =>
    value === "" ? (
      ""
    ) : (
      <CopyText
        value={value}
        translate="no"
        words={{
          copy: t("details.copy", { what: t(name) }),
          copied: t("app.copied"),
          refused: t("app.copyRefused"),
        }}
      >
        {shown}
      </CopyText>
    );
  const account = (name: TextKey, value: string): Fact => [name, copied(name, value, grouped(value))];
  const payerFacts: Fact[] = [
    account("details.payerAccount", debtor.account),
    ["details.payerBank", debtor.bankName],
  ];
  const payeeFacts: Fact[] = [
    account("details.payeeAccount", payee.account),
    ["details.payeeBank", payee.bankName],
    ["details.payeeAddress", addressOf(payee)],
  ];
  const isIn = kind === "receive";
  const rows = (facts: Fact[], words: typeof ownWords = {}): DetailRow[] =>
    facts.filter(([, value]) => value !== "").map(([key, value]) => ({ label: t(words[key] ?? key), value }));
  return {
    party: rows(isIn ? payerFacts : payeeFacts, ownWords),
    payment: rows([
      ["details.reason", transaction.statusReason],
      ["send.reference", transaction.reference],
      ["details.payment", payment ? <Amount key="payment" money={payment} locale={locale} /> : ""],
      ["send.fee", hasFee ? <Amount key="fee" money={fee} locale={locale} /> : ""],
      ["details.number", copied("details.number", shortNumber(id))],
    ]),
    technical: rows([
      ["details.payer", debtor.name],
      ...(isIn ? [] : payerFacts),
      ["details.payerBic", debtor.bic],
      ["details.payee", payee.name],
      ...(isIn ? payeeFacts : []),
      ["details.payeeBic", payee.bic],
      ["details.step.created", formatInstant(createdAt, locale, timeZone)],
      ["details.updated", updatedAt === createdAt ? "" : formatInstant(updatedAt, locale, timeZone)],
      ["details.id", copied("details.id", id)],
    ]),
  };
}
