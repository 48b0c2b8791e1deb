import { moneyToDecimal, negateMoney, type Money } from "../money";
import { toSepaText } from "../reference";
import { isReversal, type LineKind, type StatementHead, type StatementLine } from "./statement.types";

const sizeOf = (amount: Money) => moneyToDecimal(amount.minor < 0 ? negateMoney(amount) : amount);

/** The comma is part of every amount. */
const sum = (amount: Money) => {
  const decimal = sizeOf(amount).replace(".", ",");
  return decimal.includes(",") ? decimal : `${decimal},`;
};

/** yyMMdd */
const shortDay = (day: string) => day.replaceAll("-", "").slice(2);

const balance = (tag: string, amount: Money, day: string) =>
  `:${tag}:${amount.minor < 0 ? "D" : "C"}${shortDay(day)}${amount.currency}${sum(amount)}`;

/** The year's last two digits and the day of the year: later statements have higher numbers. */
function statementNumber(end: string): string {
  const [year = "", month, day] = end.split("-");
  const dayOfYear =
    (Date.UTC(Number(year), Number(month) - 1, Number(day)) - Date.UTC(Number(year), 0)) / 86_400_000;
  return year.slice(2) + String(dayOfYear + 1).padStart(3, "0");
}

const kinds = {
  sent: "NTRF",
  received: "NTRF",
  returned: "NRTI",
  paymentFee: "NCHG",
  bankFee: "NCHG",
  coreDebit: "NDDT",
  b2bDebit: "NDDT",
  paidBack: "NRTI",
  setAside: "NTRF",
  takenBack: "NTRF",
} as const satisfies Record<LineKind, string>;

const [longestLine, mostLines] = [65, 6];

/** Breaks a text so that no line starts as a tag or the end of the message does, or ends with a space. */
function lines(text: string): string[] {
  if (text.length <= longestLine) return [text];
  let at = longestLine;
  while (at > 1 && (/[:-]/.test(text.charAt(at)) || text.charAt(at - 1) === " ")) at -= 1;
  return [text.slice(0, at), ...lines(text.slice(at).replace(/^[:-]/, "."))];
}

/** Facts by the code words that accounting software looks for. */
function information({
  endToEndId,
  mandate,
  id,
  amount,
  debtor,
  creditor,
  reference,
}: StatementLine): string {
  const other = amount.minor < 0 ? creditor : debtor;
  const facts = [
    ["EREF", endToEndId ?? id],
    ["MARF", mandate?.id],
    ["CSID", mandate?.creditorId],
    ["IBAN", other.account],
    ["BIC", other.bic],
    ["NAME", other.name],
    ["REMI", reference],
  ];
  const text = facts
    .map(([word, fact = ""]) => [word, toSepaText(fact).replaceAll("/", " ").trim()])
    .filter(([, fact]) => fact)
    .map(([word, fact]) => `/${word}/${fact}`)
    .join("");
  return lines(text).slice(0, mostLines).join("\r\n");
}

function lineOf(line: StatementLine): string {
  const { id, kind, amount, bookedOn } = line;
  const day = shortDay(bookedOn);
  // What comes back to the payer is a debit reversed.
  const mark = isReversal(line) ? (amount.minor < 0 ? "RC" : "RD") : amount.minor < 0 ? "D" : "C";
  return `:61:${day}${day.slice(2)}${mark}${sum(amount)}${kinds[kind]}NONREF//${id.slice(0, 16)}\r\n:86:${information(line)}`;
}

/**
 * A statement in SWIFT's MT940, streamed, its text in the letters of SEPA. Numbers of payments are cut to the sixteen
 * characters it has room for; whole they stand in field 86. The lines must add up to the statement's balances.
 */
export async function* mt940File(
  statement: StatementHead,
  statementLines: AsyncIterable<StatementLine>,
): AsyncGenerator<string> {
  const { account, start, end, opening, closing } = statement;
  yield [
    `:20:${shortDay(start)}${shortDay(end)}${account.slice(-4)}`,
    `:25:${account.slice(0, 35)}`,
    `:28C:${statementNumber(end)}`,
    balance("60F", opening, start),
    "",
  ].join("\r\n");
  for await (const line of statementLines) yield `${lineOf(line)}\r\n`;
  yield `${balance("62F", closing, end)}\r\n-\r\n`;
}
