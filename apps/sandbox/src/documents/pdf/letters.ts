import type PDFDocument from "pdfkit";

export const weights = ["regular", "medium", "strong"] as const;
export type Weight = (typeof weights)[number];

/** The letters papers are set in: a TrueType file for each weight. */
export type FontFiles = Readonly<Record<Weight, Uint8Array>>;

/** How words are set. Sizes are points. */
export interface Style {
  weight: Weight;
  size: number;
  /** "#rrggbb" */
  colour: string;
  /** Figures of one width, for columns. @default false */
  isTabular?: boolean;
}

interface Position {
  xAdvance: number;
  advanceWidth: number;
}

/** A font of pdfkit's, as far as it is needed here. Widths are thousandths of the size. */
interface Face {
  id: string;
  ref(): unknown;
  encode(text: string, features?: string[]): [string[], Position[]];
  layout(text: string): { glyphs: { id: number }[]; positions: Position[] };
}

interface Letter {
  code: string;
  /** Thousandths of the size. */
  width: number;
}

/** A word as it is shown: the operand of TJ without its brackets. Width in thousandths of the size. */
interface Shaped {
  shown: string;
  width: number;
}

const missing = "0000";
const figure = /[\d.,:+\u2212\u00A0]/;

/** A weight with or without figures of one width, and every letter, pair and word looked at so far. */
class Shaping {
  readonly #letters = new Map<string, Letter>();
  readonly #pairs = new Map<string, number>();
  readonly #words = new Map<string, Shaped>();

  constructor(
    readonly face: Face,
    readonly isTabular: boolean,
  ) {}

  #letter(char: string): Letter {
    const known = this.#letters.get(char);
    if (known) return known;
    const isFigure = this.isTabular && figure.test(char);
    const [codes, positions] = this.face.encode(char, isFigure ? ["tnum"] : []);
    const [code = missing] = codes;
    const isDrawn = char === "?" || (code !== missing && codes.length === 1);
    // A letter the font does not have would be an empty box, which PDF/UA forbids.
    const letter = isDrawn ? { code, width: positions[0]?.advanceWidth ?? 0 } : this.#letter("?");
    this.#letters.set(char, letter);
    return letter;
  }

  /** How far the second letter moves away from the first; less than zero for closer. */
  #kerning(first: string, second: string | undefined): number {
    if (second === undefined) return 0;
    if (this.isTabular && figure.test(first) && figure.test(second)) return 0;
    const pair = first + second;
    const known = this.#pairs.get(pair);
    if (known !== undefined) return known;
    const { positions } = this.face.layout(pair);
    const [position] = positions;
    const isPair = positions.length === 2 && position !== undefined;
    const kerning = isPair ? Math.round(position.xAdvance - position.advanceWidth) : 0;
    this.#pairs.set(pair, kerning);
    return kerning;
  }

  word(word: string): Shaped {
    const known = this.#words.get(word);
    if (known) return known;
    const chars = [...word];
    let shown = "<";
    let width = 0;
    for (const [at, char] of chars.entries()) {
      const letter = this.#letter(char);
      const kerning = this.#kerning(char, chars[at + 1]);
      shown += kerning === 0 ? letter.code : `${letter.code}> ${-kerning} <`;
      width += letter.width + kerning;
    }
    const shaped = { shown: `${shown}>`, width };
    this.#words.set(word, shaped);
    return shaped;
  }
}

/** Splits before each space, which stays with the word after it: "a b" to "a" and " b". */
const wordsOf = (text: string) => text.normalize("NFC").split(/(?= )/);

/**
 * The fonts of one document. pdfkit would shape every text anew, with every feature of the font, which takes a second for
 * a thousand rows; here each letter, each pair of letters and each word is looked at once.
 */
export class Letters {
  readonly #shapings: Readonly<Record<Weight, readonly [plain: Shaping, tabular: Shaping]>>;

  constructor(
    readonly doc: typeof PDFDocument,
    fonts: FontFiles,
  ) {
    const shapingsOf = (weight: Weight) => {
      // What pdfkit makes of a font file is not part of its types.
      const { _font: face } = doc.font(fonts[weight]) as unknown as { _font: Face };
      return [new Shaping(face, false), new Shaping(face, true)] as const;
    };
    this.#shapings = {
      regular: shapingsOf("regular"),
      medium: shapingsOf("medium"),
      strong: shapingsOf("strong"),
    };
  }

  #shaping({ weight, isTabular = false }: Style): Shaping {
    return this.#shapings[weight][isTabular ? 1 : 0];
  }

  /** How wide a text is, in points. */
  width(text: string, style: Style): number {
    const shaping = this.#shaping(style);
    const thousandths = wordsOf(text).reduce((sum, word) => sum + shaping.word(word).width, 0);
    return (thousandths * style.size) / 1000;
  }

  /** Sets a text on a base line, from `x` to the right. */
  draw(text: string, x: number, baseline: number, style: Style): void {
    if (text === "") return;
    const shaping = this.#shaping(style);
    const { face } = shaping;
    const { page } = this.doc;
    page.fonts[face.id] ??= face.ref();
    this.doc.fillColor(style.colour);
    const shown = wordsOf(text).map((word) => shaping.word(word).shown);
    const place = `1 0 0 -1 ${inPoints(x)} ${inPoints(baseline)} Tm`;
    this.doc.addContent(`BT ${place} /${face.id} ${inPoints(style.size)} Tf [${shown.join("")}] TJ ET`);
  }
}

const inPoints = (value: number) => String(Math.round(value * 1000) / 1000);
