import { type Style } from "./pdf/textShaping";
import { type Sheet } from "./pdf/sheet";

/** Reduces the size until the text fits. */
export function fitted(sheet: Sheet, text: string, style: Style, width: number): Style {
  const wanted = sheet.shaper.width(text, style);
  return wanted <= width ? style : { ...style, size: (style.size * width) / wanted };
}

/** Leaves out the end of a text that does not fit. */
export function shortened(sheet: Sheet, text: string, style: Style, width: number): string {
  const fits = (part: string) => sheet.shaper.width(part, style) <= width;
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 0 && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
