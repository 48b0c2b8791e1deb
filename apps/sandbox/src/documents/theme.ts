import { light } from "../theme/colours";
import { type Style } from "./pdf/textShaping";
import { pageSize } from "./pdf/sheet";

const ink = light.ink;
const muted = light["ink-muted"];

export const colours = {
  ink,
  muted,
  positive: light.positive,
  caution: light["caution-soft"],
  accent: light.accent,
  paper: light.surface,
  well: light.canvas,
  border: light.border,
  rule: light["border-strong"],
  /** Of the standardised papers on fees. */
  plain: "#ffffff",
  band: "#a6a6a6",
  subBand: "#bfbfbf",
} as const;

export const left = 48;
export const right = pageSize.width - left;
export const contentWidth = right - left;
/** Bottom of the content; the footer is below. */
export const bottom = pageSize.height - 76;

const style = (weight: Style["weight"], size: number, colour: string = ink): Style => ({
  weight,
  size,
  colour,
});

export const styles = {
  brand: style("strong", 13),
  title: style("strong", 23),
  subtitle: style("regular", 11, muted),
  section: style("strong", 11.5),
  body: style("regular", 9.5),
  label: style("regular", 8, muted),
  value: style("medium", 9.5),
  valueFigures: { ...style("medium", 9.5), isTabular: true },
  large: style("medium", 13),
  sumQuiet: { ...style("medium", 13), isTabular: true },
  sum: { ...style("strong", 13), isTabular: true },
  amount: style("strong", 32),
  columnHead: style("medium", 7.75, muted),
  cell: style("regular", 8.75),
  cellStrong: style("medium", 8.75),
  cellFigures: { ...style("regular", 8.75), isTabular: true },
  cellAmount: { ...style("medium", 8.75), isTabular: true },
  cellNote: { ...style("regular", 7.5, muted), isTabular: true },
  foot: style("regular", 7, muted),
  feeTitle: style("strong", 16),
  feeHeading: style("strong", 14),
  feeSubheading: style("strong", 12),
  feeText: style("regular", 11),
  feeStrong: style("strong", 11),
  feeFigures: { ...style("regular", 11), isTabular: true },
} as const satisfies Record<string, Style>;

export const inColour = (base: Style, colour: string): Style => ({ ...base, colour });
