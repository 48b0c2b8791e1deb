import { accountOf, agent, element, remittance, textElement, xmlText } from "../iso20022";
import { moneyToDecimal, negateMoney, type Money } from "../money";
import { isReversal, type StatementLine, type StatementParty } from "./statement.types";

/** Zero is a credit. */
export const signOf = (amount: Money) => (amount.minor < 0 ? "DBIT" : "CRDT");

/** ISO 20022 external bank transaction codes: domain, family, sub-family. */
function codesOf({ kind, isInstant, isSepa }: StatementLine): readonly [string, string, string] {
  const scheme = isSepa ? "ESCT" : "XBCT";
  switch (kind) {
    case "sent":
      return ["PMNT", isInstant ? "IRCT" : "ICDT", scheme];
    case "received":
      return ["PMNT", isInstant ? "RRCT" : "RCDT", scheme];
    case "returned":
      return ["PMNT", isInstant ? "IRCT" : "ICDT", "RRTN"];
    case "paymentFee":
      return ["PMNT", isInstant ? "IRCT" : "ICDT", "CHRG"];
    case "coreDebit":
      return ["PMNT", "RDDT", "ESDD"];
    case "b2bDebit":
      return ["PMNT", "RDDT", "BBDD"];
    case "paidBack":
      return ["PMNT", "RDDT", "PRDD"];
    case "setAside":
      return ["PMNT", "ICDT", "BOOK"];
    case "takenBack":
      return ["PMNT", "RCDT", "BOOK"];
    case "bankFee":
      return ["ACMT", "MDOP", "CHRG"];
  }
}

function bankTransactionCode(entry: StatementLine): string {
  const [domain, family, subFamily] = codesOf(entry);
  const codes = element("Cd", family) + element("SubFmlyCd", subFamily);
  return element("BkTxCd", element("Domn", element("Cd", domain) + element("Fmly", codes)));
}

/** A creditor identifier, as the SEPA rulebooks have it. */
const creditorIdOf = (id: string): string =>
  element(
    "Id",
    element(
      "PrvtId",
      element("Othr", textElement("Id", id, 35) + element("SchmeNm", element("Prtry", "SEPA"))),
    ),
  );

const party = (
  name: "Dbtr" | "Cdtr",
  { name: called, account }: StatementParty,
  creditorId: string | undefined,
): string =>
  element(
    name,
    element("Pty", textElement("Nm", called, 140) + (creditorId ? creditorIdOf(creditorId) : "")),
  ) + element(`${name}Acct`, element("Id", accountOf(account)));

function details(
  { id, endToEndId, mandate, debtor, creditor, reference, amount }: StatementLine,
  sum: string,
): string {
  const references =
    textElement("AcctSvcrRef", id, 35) +
    textElement("EndToEndId", endToEndId ?? "NOTPROVIDED", 35) +
    (mandate ? textElement("MndtId", mandate.id, 35) : "");
  const isOut = amount.minor < 0;
  return element(
    "TxDtls",
    element("Refs", references) +
      sum +
      element("CdtDbtInd", signOf(amount)) +
      element(
        "RltdPties",
        party("Dbtr", debtor, isOut ? undefined : mandate?.creditorId) +
          party("Cdtr", creditor, isOut ? mandate?.creditorId : undefined),
      ) +
      element("RltdAgts", agent("DbtrAgt", debtor.bic) + agent("CdtrAgt", creditor.bic)) +
      element("RmtInf", remittance(reference)),
  );
}

export function entryElement(entry: StatementLine): string {
  const { id, amount, bookedOn } = entry;
  const size = amount.minor < 0 ? negateMoney(amount) : amount;
  const sum = `<Amt Ccy="${amount.currency}">${moneyToDecimal(size)}</Amt>`;
  const day = element("Dt", bookedOn);
  return element(
    "Ntry",
    element("NtryRef", xmlText(id, 35)) +
      sum +
      element("CdtDbtInd", signOf(amount)) +
      (isReversal(entry) ? element("RvslInd", "true") : "") +
      element("Sts", element("Cd", "BOOK")) +
      element("BookgDt", day) +
      element("ValDt", day) +
      element("AcctSvcrRef", xmlText(id, 35)) +
      bankTransactionCode(entry) +
      element("NtryDtls", details(entry, sum)),
  );
}
