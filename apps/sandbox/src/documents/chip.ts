import { light } from "../theme/colours";
import { type TransactionStatus } from "../db/tables/ledger";
import { type Style } from "./pdf/textShaping";
import { type Sheet } from "./pdf/sheet";

type Tone = "positive" | "caution" | "negative";

export function toneOf(status: TransactionStatus): Tone {
  if (status === "done") return "positive";
  return status === "declined" || status === "error_done" ? "negative" : "caution";
}

const height = 20;
const signs: Readonly<Record<Tone, string>> = {
  positive: "M0 3.6L1.3 2.3L3 4L6.7 0.3L8 1.6L3 6.6Z",
  caution: "M3 0H5V4.4H3ZM3 5.4H5V7.4H3Z",
  negative: "M1.2 0L4 2.8L6.8 0L8 1.2L5.2 4L8 6.8L6.8 8L4 5.2L1.2 8L0 6.8L2.8 4L0 1.2Z",
};

/** A status with colour, sign and text, so that it does not rely on colour alone. Returns its right edge. */
export function drawChip(
  sheet: Sheet,
  text: string,
  tone: Tone,
  { x, top }: { x: number; top: number },
): number {
  const colour = light[tone];
  const style: Style = { weight: "medium", size: 9, colour };
  const width = sheet.shaper.width(text, style) + 34;
  sheet.artifact(() => {
    const box = { x, y: top, width, height, radius: height / 2 };
    sheet.box(box, { fill: light[`${tone}-soft`], border: colour });
    sheet.shape(signs[tone], { x: x + 10, y: top + 6.4, scale: 0.95 }, colour);
  });
  sheet.block("P", () => sheet.text(text, x + 23, top + 13.2, style));
  return top + height;
}
