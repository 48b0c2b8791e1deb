import { validateBic } from "../bic";
import { validateIban } from "../iban";
import { moneyFromDecimal, parseAmount, type Money } from "../money";
import { isCreditorReference, payeeNameLimit, tidyText } from "../reference";

/** What a text says of a payment. Only what is certain. */
export interface PaymentText {
  /** Without spaces. */
  iban: string;
  bic?: string;
  name?: string;
  amount?: Money;
  reference?: string;
}

const longestIban = 34;
const shortestIban = 15;

/** The only IBAN of a text, and the text without it; null if there is none, or more than one. */
function cutIban(text: string): { iban: string; rest: string } | null {
  const found: { iban: string; start: number; end: number }[] = [];
  for (const { index } of text.matchAll(/(?<![\p{L}\d])[A-Z]{2} ?\d{2}(?=[ \dA-Z])/giu)) {
    const signs = [...text.slice(index).matchAll(/[A-Z\d]/gi)].slice(0, longestIban);
    for (let length = signs.length; length >= shortestIban; length -= 1) {
      const end = index + (signs[length - 1]?.index ?? 0) + 1;
      const raw = text.slice(index, end);
      // Groups on one line, and no word cut in two.
      if (/[^A-Z\d \u00A0-]/i.test(raw) || /^[\p{L}\d]/u.test(text.slice(end))) continue;
      const checked = validateIban(raw);
      if (!checked.ok) continue;
      found.push({ iban: checked.iban, start: index, end });
      break;
    }
  }
  const [first] = found;
  if (!first || found.some(({ iban }) => iban !== first.iban)) return null;
  return {
    iban: first.iban,
    rest: `${text.slice(0, first.start).replace(/(iban|kont[sa]|account)( nr\.?)?:?\s*$/i, "")}\n${text.slice(first.end)}`,
  };
}

const labels = {
  name: /^(saņēmējs|saņēmēja nosaukums|payee|beneficiary|recipient|name)\s*[:–-]\s*/i,
  reference: /^(maksājuma mērķis|mērķis|reference|payment reference|purpose|details)\s*[:–-]\s*/i,
  amount: /^(summa( apmaksai)?|kopā( apmaksai)?|apmaksai|amount( due)?|total( due)?|to pay)\s*[:–-]?\s*/i,
  bic: /^(bic|swift)( kods| code)?\s*[:–-]?\s*/i,
};

/** "Rēķins Nr. 2026-118" is a reference as it stands. */
const invoice = /^(rēķin\p{L}*|invoice|inv\.?|pasūtījum\p{L}*|order)\b/iu;
const withUnit = /(?:€|\bEUR\b) ?\d[\d .,']{0,18}|\d(?:[\d.,']| (?=\d)){0,18} ?(?:€|EUR\b)/i;

function amountIn(part: string, locale: string): Money | null {
  const isNamed = labels.amount.test(part);
  const [written = isNamed ? part.replace(labels.amount, "") : ""] = withUnit.exec(part) ?? [];
  const amount = parseAmount(written.trim(), "EUR", locale);
  return amount.ok ? amount.money : null;
}

const isName = (part: string) =>
  !/\d/.test(part) && /\p{L}{2}/u.test(part) && part.length <= payeeNameLimit && !/[:€]/.test(part);

/** Payments of a QR code after EPC069-12. */
function readEpcQr(text: string): PaymentText | null {
  const lines = text.split(/\r?\n/);
  const [mark, , , kind, bic = "", name = "", iban = "", amount = "", , structured = "", free = ""] = lines;
  const account = validateIban(iban);
  if (mark !== "BCD" || kind !== "SCT" || !account.ok) return null;
  const sum = amount.startsWith("EUR") ? moneyFromDecimal(amount.slice(3), "EUR") : null;
  const reference = structured || free;
  return {
    iban: account.iban,
    ...(bic ? { bic } : {}),
    ...(name ? { name: tidyText(name) } : {}),
    ...(sum && sum.minor > 0 ? { amount: sum } : {}),
    ...(reference ? { reference: tidyText(reference) } : {}),
  };
}

/**
 * Reads an invoice's line, or the content of a payment QR code. Null without exactly one valid IBAN. An amount counts
 * only if it is named or has its currency, and if no other does.
 */
export function readPaymentText(text: string, locale: string): PaymentText | null {
  if (/^BCD\r?\n/.test(text)) return readEpcQr(text);
  const cut = cutIban(text);
  if (!cut) return null;
  const parts = cut.rest
    .split(/[\n\r\t;|]+|,\s+/)
    .map((part) => part.replace(/^[\s,.–-]+/, "").replace(/(?<![\s,–-])[\s,–-]+$/, ""))
    .filter((part) => part !== "");
  const read: PaymentText = { iban: cut.iban };
  const amounts: Money[] = [];
  for (const part of parts) {
    const amount = amountIn(part, locale);
    const bic = validateBic(part.replace(labels.bic, ""));
    if (labels.name.test(part)) read.name = tidyText(part.replace(labels.name, ""));
    else if (labels.reference.test(part)) read.reference ??= tidyText(part.replace(labels.reference, ""));
    else if (invoice.test(part) || isCreditorReference(part)) read.reference ??= tidyText(part);
    else if (amount) amounts.push(amount);
    else if (
      bic.ok &&
      (labels.bic.test(part) || bic.bic.slice(4, 6) === cut.iban.slice(0, 2)) &&
      part === part.toUpperCase()
    )
      read.bic = bic.bic;
    else if (isName(part)) read.name ??= tidyText(part);
  }
  const [amount, ...others] = amounts;
  if (amount && others.every(({ minor }) => minor === amount.minor)) read.amount = amount;
  return read;
}
