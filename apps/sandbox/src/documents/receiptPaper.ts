import { civilDate, formatDate } from "@amberline/domain/dates";
import { formatMoney, money } from "@amberline/domain/money";
import { epochOf } from "../db/schema";
import { isFinal, type SeenTransaction } from "../ledger";
import { drawChip, toneOf } from "./chip";
import { bottom, colours, contentWidth, inColour, left, styles } from "./theme";
import { drawPairs, heightOfPairs, type Pair } from "./pairs";
import { Paper, type PaperFacts } from "./paper";
import { shownAccount } from "./party";
import { drawParagraphs, paragraph } from "./pdf/paragraph";
import { isFee, kindOf, statusTitle, whatHappened } from "./receiptTexts";
import { fitted } from "./fit";
import { catalogueIn, type Catalogue } from "./locales";

export interface Receipt {
  transaction: SeenTransaction;
  /** Why it was declined or failed, in the customer's language. */
  reason: string | null;
}

const gap = 32;
const half = (contentWidth - gap) / 2;
const headingHeight = 34;

const withoutEmpty = (pairs: Pair[]) => pairs.filter(({ value }) => value !== "");

interface Side {
  name: string;
  account: string;
  bank: string;
  bic: string;
  address?: string;
}

const payer = (row: SeenTransaction): Side => ({
  name: row.from_name,
  account: row.from_account,
  bank: row.from_bank_name,
  bic: row.from_bic,
});

const payee = (row: SeenTransaction): Side => ({
  name: row.to_name,
  account: row.to_account,
  bank: row.to_bank_name,
  bic: row.to_bic,
  address: [
    row.to_address,
    [row.to_address_zip, row.to_address_city].filter(Boolean).join(" "),
    row.to_address_country,
  ]
    .filter(Boolean)
    .join(", "),
});

const sidePairs = (side: Side, texts: Catalogue): Pair[] =>
  withoutEmpty([
    { label: texts.name, value: side.name },
    { label: texts.account, value: shownAccount(side.account), style: styles.valueFigures },
    { label: texts.bank, value: side.bank },
    { label: texts.bic, value: side.bic },
    { label: texts.address, value: side.address ?? "" },
  ]);

function kindOfPayment(row: SeenTransaction, { kinds }: Catalogue): string {
  if (row.type === "fee_manual") return kinds.charge;
  if (row.direct_debit) return kinds[row.direct_debit];
  if (row.space_id) return kinds.space;
  return row.payment_system === "SWIFT" ? kinds.SWIFT : kinds[row.payment_type];
}

function lastChange({ status }: SeenTransaction, { updated }: Catalogue): string {
  return isFinal(status) && status in updated ? updated[status as "done"] : updated.other;
}

function paymentPairs(row: SeenTransaction, paper: Paper, language: PaperFacts["language"]): Pair[] {
  const { texts } = paper;
  const shown = (cents: number) => formatMoney(money(cents, row.currency), language);
  const hasFee = row.type === "SEND" && row.fee_cents > 0;
  const isOfPayment = row.type === "FEE";
  return withoutEmpty([
    { label: texts.reference, value: row.to_reference },
    { label: texts.feeFor, value: isOfPayment ? row.to_name : "" },
    { label: texts.amount(row.currency), value: hasFee ? shown(row.amount_cents) : "" },
    { label: texts.fee, value: hasFee ? shown(row.fee_cents) : "" },
    { label: texts.total, value: hasFee ? shown(row.amount_cents + row.fee_cents) : "" },
    { label: texts.kind, value: isOfPayment ? texts.types.FEE : kindOfPayment(row, texts) },
    { label: texts.created, value: paper.instant(epochOf(row.created_at)) },
    { label: lastChange(row, texts), value: paper.instant(epochOf(row.updated_at)) },
    { label: texts.transactionId, value: row.id },
  ]);
}

function drawAmount(
  paper: Paper,
  { transaction: row, reason }: Receipt,
  language: PaperFacts["language"],
  top: number,
) {
  const { sheet, texts } = paper;
  const hasMoved = row.status === "done" || !isFinal(row.status);
  const sign = row.type === "RECEIVE" ? 1 : -1;
  const amount = formatMoney(money(sign * row.amount_cents, row.currency), language, {
    sign: hasMoved ? "always" : "never",
  });
  const style = fitted(sheet, amount, styles.amount, contentWidth);
  const isIn = hasMoved && row.type === "RECEIVE";
  sheet.block("P", () =>
    sheet.text(amount, left - 1, top + 30, isIn ? inColour(style, colours.positive) : style),
  );
  const y = drawChip(sheet, statusTitle(row, texts), toneOf(row.status), { x: left, top: top + 46 });
  const sentence = paragraph(sheet, whatHappened(row, reason, texts), styles.body, 420, 14);
  let end = y;
  sheet.block("P", () => (end = drawParagraphs(sheet, [sentence], left, y + 10)));
  return end;
}

/** Returns the bottom of the section. */
function drawSection(
  paper: Paper,
  heading: string,
  pairs: readonly Pair[],
  place: { x: number; top: number; width: number; columns: number },
): number {
  const { sheet } = paper;
  const { x, top, width } = place;
  sheet.artifact(() => sheet.line(x, top, width, colours.rule, 0.75));
  sheet.block("H2", () => sheet.text(heading, x, top + 22, styles.section));
  return drawPairs(sheet, pairs, { ...place, gap, top: top + headingHeight });
}

/** The receipt of a payment or a fee. */
export function receiptPaper(receipt: Receipt, facts: PaperFacts): Promise<Blob> {
  const { transaction: row } = receipt;
  const { language, timeZone } = facts;
  const texts = catalogueIn(language);
  const day = formatDate(civilDate(epochOf(row.created_at), timeZone), language);
  const paper = new Paper(facts, `${kindOf(row, texts)}  ·  ${day}`);
  const end = paper.heading(kindOf(row, texts), day, paper.begin());
  const top = drawAmount(paper, receipt, language, end + 22) + 26;
  const from = drawSection(paper, texts.from, sidePairs(payer(row), texts), {
    x: left,
    top,
    width: half,
    columns: 1,
  });
  const to = drawSection(paper, texts.to, sidePairs(payee(row), texts), {
    x: left + half + gap,
    top,
    width: half,
    columns: 1,
  });
  const pairs = paymentPairs(row, paper, language);
  const place = { x: left, width: contentWidth, columns: 2 };
  const below = Math.max(from, to) + 14;
  const isOnePage = below + headingHeight + heightOfPairs(paper.sheet, pairs, { ...place, gap }) <= bottom;
  if (!isOnePage) paper.foot(2);
  const last = isOnePage ? below : paper.goOn();
  drawSection(paper, isFee(row) ? texts.fee : texts.payment, pairs, { ...place, top: last });
  paper.foot(isOnePage ? 1 : 2);
  return paper.sheet.finish();
}
