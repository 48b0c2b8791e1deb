import { formatIban, validateIban } from "@amberline/domain/iban";
import { type SeenTransaction } from "../ledger";
import { styles } from "./theme";
import { paragraph, type Paragraph } from "./pdf/paragraph";
import { type Sheet } from "./pdf/sheet";
import { type Catalogue } from "./locales";

/** An IBAN in groups of four, anything else as it is. */
export const shownAccount = (account: string): string =>
  validateIban(account).ok ? formatIban(account) : account;

/** The other party of a transaction, and a note below the name. */
function partyOf(row: SeenTransaction, texts: Catalogue): { name: string; note: string } {
  if (row.type === "FEE") return { name: texts.types.FEE, note: row.to_name };
  if (row.type === "fee_manual") return { name: texts.types.fee_manual, note: row.to_name };
  const isIn = row.type === "RECEIVE";
  const [name, account] = isIn ? [row.from_name, row.from_account] : [row.to_name, row.to_account];
  if (row.space_id) return { name, note: texts.types[isIn ? "fromSpace" : "toSpace"] };
  const debit = row.direct_debit && texts.types[isIn ? "moneyBack" : "directDebit"];
  return { name, note: [debit, shownAccount(account)].filter(Boolean).join("  ·  ") };
}

export function partyCell(sheet: Sheet, row: SeenTransaction, texts: Catalogue, width: number): Paragraph[] {
  const { name, note } = partyOf(row, texts);
  return [
    paragraph(sheet, name, styles.cellStrong, width, 12),
    paragraph(sheet, note, styles.cellNote, width, 10.5),
  ];
}
