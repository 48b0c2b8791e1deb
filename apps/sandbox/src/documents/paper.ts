import { formatInstant } from "@amberline/domain/dates";
import { ownBank } from "../bank";
import { type Language } from "../locales";
import { drawFoot, drawLetterhead, drawRunningHead } from "./letterhead";
import { contentWidth, left, styles } from "./theme";
import { type FontFiles } from "./pdf/textShaping";
import { drawParagraphs, paragraph } from "./pdf/paragraph";
import { Sheet } from "./pdf/sheet";
import { catalogueIn, type Catalogue } from "./locales";

/** What every document needs. */
export interface PaperFacts {
  language: Language;
  fonts: FontFiles;
  /** Milliseconds since 1970. */
  now: number;
  /** For dates and times in the document. */
  timeZone: string;
}

/** Draws a document page by page. */
export class Paper {
  readonly sheet: Sheet;
  readonly texts: Catalogue;
  readonly #facts: PaperFacts;
  #page = 0;

  constructor(
    facts: PaperFacts,
    /** Title of the viewer's window. */
    readonly title: string,
  ) {
    this.#facts = facts;
    this.texts = catalogueIn(facts.language);
    const { language, now, fonts } = facts;
    this.sheet = new Sheet({ title, language, author: ownBank.legalName, now, fonts });
  }

  instant(at: number): string {
    return formatInstant(at, this.#facts.language, this.#facts.timeZone);
  }

  /** Starts the first page. Returns where the content starts. */
  begin(): number {
    this.#addPage();
    return drawLetterhead(this.sheet, this.texts.issued(this.instant(this.#facts.now)));
  }

  /** Starts the first page without the day of issue, for papers that name it themselves. */
  beginPlain(): number {
    this.#addPage();
    return drawLetterhead(this.sheet, null);
  }

  /** Starts a further page. Returns where the content starts. */
  goOn(): number {
    this.#addPage();
    return drawRunningHead(this.sheet, this.title);
  }

  /** Draws the footer of the current page, once the number of pages is known. */
  foot(of: number): void {
    drawFoot(this.sheet, this.texts, { language: this.#facts.language, number: this.#page, of });
  }

  /** A heading with a line under it. Returns its bottom. */
  heading(heading: string, subtitle: string, top: number): number {
    const { sheet } = this;
    const title = paragraph(sheet, heading, styles.title, contentWidth, 28);
    let end = top;
    sheet.block("H1", () => (end = drawParagraphs(sheet, [title], left - 1, top - 4)));
    if (subtitle === "") return end + 4;
    const lines = paragraph(sheet, subtitle, styles.subtitle, 460, 16);
    sheet.block("P", () => (end = drawParagraphs(sheet, [lines], left, end + 4)));
    return end;
  }

  #addPage(): void {
    this.sheet.addPage();
    this.#page += 1;
  }
}
