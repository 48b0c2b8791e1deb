import { type Style } from "./textShaping";
import { type Sheet } from "./sheet";
import { wrap } from "./wrap";

/** Lines of one style at a fixed line height. */
export interface Paragraph {
  lines: string[];
  style: Style;
  lineHeight: number;
}

export function paragraph(
  sheet: Sheet,
  text: string,
  style: Style,
  width: number,
  lineHeight: number,
): Paragraph {
  const lines = wrap(text, (word) => sheet.shaper.width(word, style), width);
  return { lines, style, lineHeight };
}

export const heightOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((height, { lines, lineHeight }) => height + lines.length * lineHeight, 0);

/** Baseline below the top of the letters, as a fraction of the font size. */
const ascent = 0.73;

/** Draws paragraphs below each other, the first line's top at `top`. Returns the bottom of the last. */
export function drawParagraphs(
  sheet: Sheet,
  paragraphs: readonly Paragraph[],
  x: number,
  top: number,
): number {
  let y = top;
  for (const { lines, style, lineHeight } of paragraphs) {
    for (const [at, line] of lines.entries()) {
      const baseline = y + (lineHeight - style.size) / 2 + style.size * ascent + style.size * 0.135;
      // Screen readers join the lines as they are, so each but the last needs a space at its end.
      sheet.text(at < lines.length - 1 ? `${line} ` : line, x, baseline, style);
      y += lineHeight;
    }
  }
  return y;
}
