import { type Style } from "./textShaping";
import { type Sheet } from "./sheet";
import { wrap } from "./wrap";

/** Lines of one style, each so far below the one before. */
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

/** Letters stand on a base line three quarters of their size below the top of their line's middle. */
const ascent = 0.73;

/** Draws paragraphs under each other, the first line's top at `top`. Answers where the last one ends. */
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
      // A screen reader joins lines as they are: what ends one has to part it from the next.
      sheet.text(at < lines.length - 1 ? `${line} ` : line, x, baseline, style);
      y += lineHeight;
    }
  }
  return y;
}
