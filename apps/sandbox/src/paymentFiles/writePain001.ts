import { accountOf, agent, element, remittance, textElement, xmlText } from "@amberline/domain/iso20022";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { type WrittenFile, type WrittenRow } from "./types";

const decimal = (cents: number) => moneyToDecimal(money(cents, "EUR"));

/** How many payments there are, and what they come to. */
const totals = (rows: readonly { cents: number }[]) =>
  element("NbOfTxs", String(rows.length)) +
  element("CtrlSum", decimal(rows.reduce((sum, { cents }) => sum + cents, 0)));

const payment = ({ cents, ...row }: WrittenRow) =>
  element(
    "CdtTrfTxInf",
    element(
      "PmtId",
      textElement("InstrId", row.instructionId, 35) +
        element("EndToEndId", xmlText(row.endToEndId, 35) || "NOTPROVIDED"),
    ) +
      element("Amt", `<InstdAmt Ccy="EUR">${decimal(cents)}</InstdAmt>`) +
      agent("CdtrAgt", row.bic) +
      element("Cdtr", textElement("Nm", row.name, 140)) +
      element("CdtrAcct", element("Id", accountOf(row.account))) +
      element("RmtInf", remittance(row.reference)),
  );

const type = ({ isInstant, isSalary }: { isInstant: boolean; isSalary: boolean }) =>
  element(
    "PmtTpInf",
    element("SvcLvl", element("Cd", "SEPA")) +
      (isInstant ? element("LclInstrm", element("Cd", "INST")) : "") +
      (isSalary ? element("CtgyPurp", element("Cd", "SALA")) : ""),
  );

const unnamedAgent = element("DbtrAgt", element("FinInstnId", element("Othr", element("Id", "NOTPROVIDED"))));

/** Of one day, and instant or not: what PmtInf says of all its payments. */
function groupsOf({ rows, today }: WrittenFile) {
  const groups = new Map<string, { day: string; isInstant: boolean; rows: WrittenRow[] }>();
  for (const row of rows) {
    const { day, isInstant } = { ...row, day: row.day ?? today };
    const key = `${day} ${isInstant}`;
    const group = groups.get(key) ?? { day, isInstant, rows: [] };
    groups.set(key, group);
    group.rows.push(row);
  }
  return [...groups.values()];
}

/** A CustomerCreditTransferInitiation (pain.001.001.09), the payments of a group in the order of the rows. */
export function writePain001(file: WrittenFile): string {
  const { messageId, createdAt, debtor, isSalary, rows } = file;
  const name = textElement("Nm", debtor.name, 140);
  const groups = groupsOf(file).map(({ day, isInstant, rows: paid }, nth) =>
    element(
      "PmtInf",
      element("PmtInfId", `${xmlText(messageId, 35).slice(0, 30)}-${nth + 1}`) +
        element("PmtMtd", "TRF") +
        totals(paid) +
        type({ isInstant, isSalary }) +
        element("ReqdExctnDt", element("Dt", day)) +
        element("Dbtr", name) +
        element("DbtrAcct", element("Id", accountOf(debtor.account))) +
        (agent("DbtrAgt", debtor.bic) || unnamedAgent) +
        element("ChrgBr", "SLEV") +
        `\n${paid.map(payment).join("\n")}\n`,
    ),
  );
  const head = element(
    "GrpHdr",
    element("MsgId", xmlText(messageId, 35)) +
      element("CreDtTm", new Date(createdAt).toISOString()) +
      totals(rows) +
      element("InitgPty", name),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">\n<CstmrCdtTrfInitn>\n${head}\n${groups.join("\n")}\n</CstmrCdtTrfInitn>\n</Document>\n`;
}
