import type PDFDocument from "pdfkit";

export const weights = ["regular", "medium", "strong"] as const;
export type Weight = (typeof weights)[number];

/** A TrueType file per weight. */
export type FontFiles = Readonly<Record<Weight, Uint8Array>>;

/** Sizes are points. */
export interface Style {
  weight: Weight;
  size: number;
  /** "#rrggbb" */
  colour: string;
  /** Tabular figures, for columns. @default false */
  isTabular?: boolean;
}

interface Position {
  xAdvance: number;
  advanceWidth: number;
}

/** The part of pdfkit's font used here. Widths are thousandths of the size. */
interface Face {
  id: string;
  ref(): unknown;
  encode(text: string, features?: string[]): [string[], Position[]];
  layout(text: string): { positions: Position[] };
  /** The parsed font file, shared by documents. */
  font: object;
  /** Code points by glyph, for copying text. */
  unicode: number[][];
}

/** Cached per font file, for every document. */
interface Known {
  font: object;
  /** By pair of letters, in thousandths of the size. */
  kerning: Map<string, number>;
}

/** A font embedded in a document. */
interface Opened {
  face: Face;
  kerning: Known["kerning"];
  /** Glyphs whose code point is set. */
  named: Set<string>;
}

const known = new WeakMap<Uint8Array, Known>();

/** Embeds a font in a document. Parsing the file takes longer than drawing a page, so it is cached. */
function openFace(doc: typeof PDFDocument, file: Uint8Array): Opened {
  const before = known.get(file);
  // pdfkit accepts a parsed font as well as a file, and keeps it in a private field; its types mention neither.
  const source = (before?.font ?? file) as Uint8Array;
  const { _font: face } = doc.font(source) as unknown as { _font: Face };
  const { kerning } = before ?? { kerning: new Map<string, number>() };
  if (!before) known.set(file, { font: face.font, kerning });
  return { face, kerning, named: new Set() };
}

interface Glyph {
  code: string;
  /** Thousandths of the size. */
  width: number;
  /** Whether it replaces a letter missing from the font. */
  isReplaced: boolean;
}

/** A shaped word: the operand of TJ without its brackets. Width in thousandths of the size. */
interface Shaped {
  shown: string;
  width: number;
  isReplaced: boolean;
}

const missing = "0000";

/** Replaces a letter missing from the font, as PDF/UA forbids the empty box (.notdef). */
function replacementOf(char: string): string {
  const [plain = "?"] = char.normalize("NFKC");
  return plain === char ? "?" : plain;
}

/** A PDF text string in UTF-16 (ISO 32000-1, 7.9.2.2). */
const asTextString = (text: string) =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("")}>`;
const figure = /[\d.,:+\u2212\u00A0]/;

/** A weight with or without tabular figures, with caches of glyphs, pairs and words. */
class FontShaper {
  readonly #letters = new Map<string, Glyph>();
  readonly #words = new Map<string, Shaped>();

  constructor(
    readonly font: Opened,
    readonly isTabular: boolean,
  ) {}

  #letter(char: string): Glyph {
    const before = this.#letters.get(char);
    if (before) return before;
    const isFigure = this.isTabular && figure.test(char);
    const [codes, positions] = this.font.face.encode(char, isFigure ? ["tnum"] : []);
    const [code = missing] = codes;
    const isDrawn = char === "?" || (code !== missing && codes.length === 1);
    const letter = isDrawn
      ? { code, width: positions[0]?.advanceWidth ?? 0, isReplaced: false }
      : { ...this.#letter(replacementOf(char)), isReplaced: true };
    this.#letters.set(char, letter);
    this.#name(letter, char);
    return letter;
  }

  /** A font shared by documents does not know the code points used in this one. */
  #name({ code }: Glyph, char: string): void {
    const { face, named } = this.font;
    if (named.has(code)) return;
    named.add(code);
    face.unicode[Number.parseInt(code, 16)] = [char.codePointAt(0) ?? 0];
  }

  /** Negative moves the letters closer. */
  #kerning(first: string, second: string | undefined): number {
    if (second === undefined) return 0;
    // Closer ones would hide the point of "27.11.".
    if (figure.test(first) && figure.test(second)) return 0;
    const pair = first + second;
    const before = this.font.kerning.get(pair);
    if (before !== undefined) return before;
    const { positions } = this.font.face.layout(pair);
    const [position] = positions;
    const isPair = positions.length === 2 && position !== undefined;
    const kerning = isPair ? Math.round(position.xAdvance - position.advanceWidth) : 0;
    this.font.kerning.set(pair, kerning);
    return kerning;
  }

  word(word: string): Shaped {
    const before = this.#words.get(word);
    if (before) return before;
    const chars = [...word];
    let isReplaced = false;
    let shown = "<";
    let width = 0;
    for (const [at, char] of chars.entries()) {
      const letter = this.#letter(char);
      const kerning = this.#kerning(char, chars[at + 1]);
      shown += kerning === 0 ? letter.code : `${letter.code}> ${-kerning} <`;
      width += letter.width + kerning;
      isReplaced ||= letter.isReplaced;
    }
    const shaped = { shown: `${shown}>`, width, isReplaced };
    this.#words.set(word, shaped);
    return shaped;
  }
}

/** Splits before each space, which stays with the following word: "a b" to "a" and " b". */
const wordsOf = (text: string) => text.normalize("NFC").split(/(?= )/);

/**
 * The fonts of one document. pdfkit would shape every text anew with all features of the font, which takes a second for
 * a thousand rows; here each letter, pair and word is shaped once.
 */
export class TextShaper {
  readonly #shapings: Readonly<Record<Weight, readonly [plain: FontShaper, tabular: FontShaper]>>;

  constructor(
    readonly doc: typeof PDFDocument,
    fonts: FontFiles,
  ) {
    const shapingsOf = (weight: Weight) => {
      const font = openFace(doc, fonts[weight]);
      return [new FontShaper(font, false), new FontShaper(font, true)] as const;
    };
    this.#shapings = {
      regular: shapingsOf("regular"),
      medium: shapingsOf("medium"),
      strong: shapingsOf("strong"),
    };
  }

  #shaping({ weight, isTabular = false }: Style): FontShaper {
    return this.#shapings[weight][isTabular ? 1 : 0];
  }

  /** In points. */
  width(text: string, style: Style): number {
    const shaping = this.#shaping(style);
    const thousandths = wordsOf(text).reduce((sum, word) => sum + shaping.word(word).width, 0);
    return (thousandths * style.size) / 1000;
  }

  /** Draws a text on a baseline, to the right of `x`. */
  draw(text: string, x: number, baseline: number, style: Style): void {
    if (text === "") return;
    const shaping = this.#shaping(style);
    const { face } = shaping.font;
    const { page } = this.doc;
    page.fonts[face.id] ??= face.ref();
    this.doc.fillColor(style.colour);
    const words = wordsOf(text).map((word) => shaping.word(word));
    const shown = words.map((word) => word.shown).join("");
    const place = `1 0 0 -1 ${inPoints(x)} ${inPoints(baseline)} Tm`;
    const drawn = `BT ${place} /${face.id} ${inPoints(style.size)} Tf [${shown}] TJ ET`;
    // What is read aloud and copied is the original text, even where the font lacks a letter.
    const isReplaced = words.some((word) => word.isReplaced);
    const said = `/Span <</ActualText ${asTextString(text)}>> BDC ${drawn} EMC`;
    this.doc.addContent(isReplaced ? said : drawn);
  }
}

const inPoints = (value: number) => String(Math.round(value * 1000) / 1000);
