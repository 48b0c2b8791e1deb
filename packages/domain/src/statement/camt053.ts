import { accountOf, agent, element, textElement, xmlText } from "../iso20022";
import { addMoney, moneyToDecimal, negateMoney, subtractMoney, type Money } from "../money";
import { type StatementLine, type StatementHead } from "./statement.types";
import { entryElement, signOf } from "./camtEntry";

const namespace = "urn:iso:std:iso:20022:tech:xsd:camt.053.001.08";

const sizeOf = (amount: Money) => (amount.minor < 0 ? negateMoney(amount) : amount);

const createdAt = (statement: StatementHead) => new Date(statement.createdAt).toISOString();

const balance = (code: "OPBD" | "CLBD", amount: Money, day: string) =>
  element(
    "Bal",
    element("Tp", element("CdOrPrtry", element("Cd", code))) +
      `<Amt Ccy="${amount.currency}">${moneyToDecimal(sizeOf(amount))}</Amt>` +
      element("CdtDbtInd", signOf(amount)) +
      element("Dt", element("Dt", day)),
  );

const total = (name: string, count: number, sum: Money, net = "") =>
  element(name, element("NbOfNtries", String(count)) + element("Sum", moneyToDecimal(sum)) + net);

function totals({ counts, in: came, out: went }: StatementHead): string {
  const net = subtractMoney(came, went);
  return element(
    "TxsSummry",
    total(
      "TtlNtries",
      counts.in + counts.out,
      addMoney(came, went),
      element("TtlNetNtry", element("Amt", moneyToDecimal(sizeOf(net))) + element("CdtDbtInd", signOf(net))),
    ) +
      total("TtlCdtNtries", counts.in, came) +
      total("TtlDbtNtries", counts.out, went),
  );
}

function head(statement: StatementHead): string {
  const { id, account, holder, bic, start, end, opening, closing } = statement;
  return (
    element("Id", xmlText(id, 35)) +
    element("CreDtTm", createdAt(statement)) +
    element("FrToDt", element("FrDtTm", `${start}T00:00:00`) + element("ToDtTm", `${end}T23:59:59`)) +
    element(
      "Acct",
      element("Id", accountOf(account)) +
        element("Ccy", opening.currency) +
        element("Ownr", textElement("Nm", holder, 140)) +
        agent("Svcr", bic),
    ) +
    balance("OPBD", opening, start) +
    balance("CLBD", closing, end) +
    totals(statement)
  );
}

/**
 * An ISO 20022 camt.053.001.08 statement, streamed: entries are read one at a time, so that a file of any length needs
 * little memory. The entries must add up to the statement's balances and sums.
 */
export async function* camt053File(
  statement: StatementHead,
  entries: AsyncIterable<StatementLine>,
): AsyncGenerator<string> {
  // Each message has its own number; the statement in it keeps its number when it is exported again.
  const message = `${statement.createdAt}-${statement.id}`;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">\n<BkToCstmrStmt>\n`;
  yield `${element("GrpHdr", element("MsgId", xmlText(message, 35)) + element("CreDtTm", createdAt(statement)))}\n<Stmt>${head(statement)}\n`;
  for await (const entry of entries) yield `${entryElement(entry)}\n`;
  yield "</Stmt>\n</BkToCstmrStmt>\n</Document>\n";
}
