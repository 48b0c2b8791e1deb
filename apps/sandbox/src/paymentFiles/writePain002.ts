import { agent, element, textElement, xmlText } from "@amberline/domain/iso20022";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { type PaymentStatus, type ReportedRow, type StatusReport } from "./types";

const sumOf = (rows: readonly ReportedRow[]) =>
  moneyToDecimal(
    money(
      rows.reduce((sum, { cents }) => sum + cents, 0),
      "EUR",
    ),
  );

/** From the first to the last. */
const statuses: readonly PaymentStatus[] = ["RCVD", "PATC", "ACTC", "PDNG", "ACSP", "ACSC", "RJCT", "CANC"];

const isEnded = (status: PaymentStatus) => status === "RJCT" || status === "CANC";

/** What the payments of a file or group are together: the least that was done with any, or partly accepted. */
function statusOf(rows: readonly ReportedRow[]): PaymentStatus | "PART" {
  const ended = rows.filter(({ status }) => isEnded(status));
  if (ended.length > 0) return ended.length === rows.length ? "RJCT" : "PART";
  return statuses.find((status) => rows.some((row) => row.status === status)) ?? "RCVD";
}

function perStatus(rows: readonly ReportedRow[]): string {
  return statuses
    .map((status) => ({ status, those: rows.filter((row) => row.status === status) }))
    .filter(({ those }) => those.length > 0)
    .map(({ status, those }) =>
      element(
        "NbOfTxsPerSts",
        element("DtldNbOfTxs", String(those.length)) +
          element("DtldSts", status) +
          element("DtldCtrlSum", sumOf(those)),
      ),
    )
    .join("");
}

const transaction = ({ instructionId, endToEndId, status, reason, note, cents }: ReportedRow) =>
  element(
    "TxInfAndSts",
    textElement("OrgnlInstrId", instructionId, 35) +
      element("OrgnlEndToEndId", xmlText(endToEndId, 35) || "NOTPROVIDED") +
      element("TxSts", status) +
      element("StsRsnInf", element("Rsn", element("Cd", reason ?? "")) + textElement("AddtlInf", note, 105)) +
      element(
        "OrgnlTxRef",
        element("Amt", `<InstdAmt Ccy="EUR">${moneyToDecimal(money(cents, "EUR"))}</InstdAmt>`),
      ),
  );

function groupsOf(rows: readonly ReportedRow[]): [string, ReportedRow[]][] {
  const groups = new Map<string, ReportedRow[]>();
  for (const row of rows) {
    const group = groups.get(row.groupId) ?? [];
    groups.set(row.groupId, group);
    group.push(row);
  }
  return [...groups];
}

/** A CustomerPaymentStatusReport (pain.002.001.10) of every payment of a file. */
export function writePain002({ messageId, createdAt, bic, original, rows }: StatusReport): string {
  const head = element(
    "GrpHdr",
    element("MsgId", xmlText(messageId, 35)) +
      element("CreDtTm", new Date(createdAt).toISOString()) +
      agent("DbtrAgt", bic),
  );
  const of = element(
    "OrgnlGrpInfAndSts",
    element("OrgnlMsgId", xmlText(original.messageId, 35) || "NOTPROVIDED") +
      element("OrgnlMsgNmId", original.format) +
      element("OrgnlNbOfTxs", String(rows.length)) +
      element("OrgnlCtrlSum", sumOf(rows)) +
      element("GrpSts", statusOf(rows)) +
      perStatus(rows),
  );
  const groups = groupsOf(rows).map(([groupId, group]) =>
    element(
      "OrgnlPmtInfAndSts",
      element("OrgnlPmtInfId", xmlText(groupId, 35) || "NOTPROVIDED") +
        element("OrgnlNbOfTxs", String(group.length)) +
        element("OrgnlCtrlSum", sumOf(group)) +
        element("PmtInfSts", statusOf(group)) +
        `\n${group.map(transaction).join("\n")}\n`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">\n<CstmrPmtStsRpt>\n${head}\n${of}\n${groups.join("\n")}\n</CstmrPmtStsRpt>\n</Document>\n`;
}
