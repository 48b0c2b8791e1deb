import { epcQr } from "@amberline/domain/epcQr";
import { formatIban } from "@amberline/domain/iban";
import { ownBank, partnerBank } from "../bank";
import { bankTextsIn, type Language } from "../locales";
import { colours, contentWidth, left, right, styles } from "./theme";
import { drawPairs, type Pair } from "./pairs";
import { Paper, type PaperFacts } from "./paper";
import { qrModules } from "./pdf/qrModules";
import { drawParagraphs, heightOf, paragraph } from "./pdf/paragraph";
import { catalogueIn, type Catalogue } from "./locales";

/** What others need to send money to the account. */
export interface BankDetails {
  payee: string;
  iban: string;
  bic: string;
  bankName: string;
  bankAddress: string;
  /** Required on the payment; null if the IBAN alone identifies the account. */
  reference: string | null;
}

interface LoadedAccount {
  holder: string;
  iban: string | null;
  bic: string;
  topUpReference: string | null;
}

/** The account's own IBAN, else the partner bank's details; null if there is neither. */
export function bankDetailsOf(
  { holder, iban, bic, topUpReference }: LoadedAccount,
  language: Language,
): BankDetails | null {
  if (iban !== null) {
    const { name } = ownBank;
    return {
      payee: holder,
      iban,
      bic: bic || ownBank.bic,
      bankName: name,
      bankAddress: bankTextsIn(language).address,
      reference: null,
    };
  }
  if (topUpReference === null) return null;
  const { holder: payee, name } = partnerBank;
  return {
    payee,
    iban: partnerBank.iban,
    bic: partnerBank.bic,
    bankName: name,
    bankAddress: bankTextsIn(language).partnerAddress,
    reference: topUpReference,
  };
}

const pairsOf = (details: BankDetails, texts: Catalogue): Pair[] => {
  const figures = { ...styles.large, isTabular: true };
  return [
    { label: texts.payee, value: details.payee, style: styles.large },
    { label: texts.iban, value: formatIban(details.iban), style: figures },
    { label: texts.bic, value: details.bic, style: styles.large },
    { label: texts.bank, value: details.bankName, style: styles.large },
    { label: texts.bankAddress, value: details.bankAddress, style: styles.large },
    ...(details.reference === null
      ? []
      : [{ label: texts.paymentReference, value: details.reference, style: figures }]),
  ];
};

const padding = 22;

/** Returns the bottom of the box. */
function drawNotice({ sheet }: Paper, text: string, top: number): number {
  const notice = paragraph(sheet, text, styles.body, contentWidth - 2 * padding, 15);
  const height = heightOf([notice]) + 2 * 14;
  const box = { x: left, y: top, width: contentWidth, height, radius: 9 };
  sheet.artifact(() => sheet.box(box, { fill: colours.caution, border: colours.rule }));
  sheet.block("P", () => void drawParagraphs(sheet, [notice], left + padding, top + 14));
  return top + height;
}

const codeSide = 132;

/** The content of a payment QR code; null if the details do not fit one. */
function codeOf({ bic, payee, iban, reference }: BankDetails): string | null {
  const remittance = reference === null ? undefined : { text: reference };
  const code = epcQr({ bic, name: payee, iban, remittance });
  return code.ok ? code.text : null;
}

/** A QR code in a box at the right margin. */
function drawCode({ sheet, texts }: Paper, code: string, top: number): void {
  const { path, side } = qrModules(code);
  const x = right - codeSide;
  const box = { x, y: top, width: codeSide, height: codeSide, radius: 9 };
  const draw = () => {
    sheet.box(box, { fill: colours.paper, border: colours.border });
    sheet.shape(path, { x, y: top, scale: codeSide / side }, colours.ink);
  };
  sheet.figure(draw, texts.code, [x, top, right, top + codeSide]);
  const caption = paragraph(sheet, texts.codeLead, styles.label, codeSide, 11);
  sheet.block("P", () => void drawParagraphs(sheet, [caption], x, top + codeSide + 8));
}

/** Bank details on one page. */
export function detailsPaper(details: BankDetails, facts: PaperFacts): Promise<Blob> {
  const texts = catalogueIn(facts.language);
  const paper = new Paper(facts, `${texts.bankDetails}  ·  ${details.reference ?? formatIban(details.iban)}`);
  const { sheet } = paper;
  let y = paper.heading(texts.bankDetails, texts.bankDetailsLead, paper.begin()) + 26;
  if (details.reference !== null) y = drawNotice(paper, texts.referenceNeeded(details.reference), y) + 22;
  sheet.artifact(() => sheet.line(left, y, contentWidth, colours.rule, 0.75));
  const code = codeOf(details);
  const width = code === null ? contentWidth : contentWidth - codeSide - 32;
  drawPairs(sheet, pairsOf(details, texts), { x: left, top: y + 13, width, columns: 1, isRuled: true });
  if (code !== null) drawCode(paper, code, y + 16);
  paper.foot(1);
  return sheet.finish();
}
