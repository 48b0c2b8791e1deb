import { formatInstant } from "@amberline/domain/dates";
import { ownBank } from "../bank";
import { type Language } from "../locales";
import { drawFoot, drawLetterhead, drawRunningHead } from "./letterhead";
import { styles, left } from "./theme";
import { type FontFiles } from "./pdf/textShaping";
import { drawParagraphs, paragraph } from "./pdf/paragraph";
import { Sheet } from "./pdf/sheet";
import { catalogueIn, type Catalogue } from "./locales";

/** What every paper of the bank is made with. */
export interface PaperFacts {
  language: Language;
  fonts: FontFiles;
  /** Epoch milliseconds. */
  now: number;
  /** Where the wall is whose clock the paper shows. */
  timeZone: string;
}

/** A paper being drawn, page by page. */
export class Paper {
  readonly sheet: Sheet;
  readonly texts: Catalogue;
  readonly #facts: PaperFacts;
  #page = 0;

  constructor(
    facts: PaperFacts,
    /** What the window's title says. */
    readonly title: string,
  ) {
    this.#facts = facts;
    this.texts = catalogueIn(facts.language);
    const { language, now, fonts } = facts;
    this.sheet = new Sheet({ title, language, author: ownBank.legalName, now, fonts });
  }

  /** An instant as the paper writes it. */
  instant(at: number): string {
    return formatInstant(at, this.#facts.language, this.#facts.timeZone);
  }

  /** The first page. Answers where its contents begin. */
  begin(): number {
    this.#addPage();
    return drawLetterhead(this.sheet, this.texts.issued(this.instant(this.#facts.now)));
  }

  /** A further page. Answers where its contents begin. */
  goOn(): number {
    this.#addPage();
    return drawRunningHead(this.sheet, this.title);
  }

  /** The bottom of the page being drawn, once it is known how many there are. */
  foot(of: number): void {
    drawFoot(this.sheet, this.texts, { number: this.#page, of });
  }

  /** The paper's heading, with a line under it. Answers where it ends. */
  heading(heading: string, subtitle: string, top: number): number {
    const { sheet } = this;
    sheet.block("H1", () => sheet.text(heading, left - 1, top + 18, styles.title));
    if (subtitle === "") return top + 28;
    const lines = paragraph(sheet, subtitle, styles.subtitle, 460, 16);
    let end = top;
    sheet.block("P", () => (end = drawParagraphs(sheet, [lines], left, top + 28)));
    return end;
  }

  #addPage(): void {
    this.sheet.addPage();
    this.#page += 1;
  }
}
