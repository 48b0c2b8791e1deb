import { foldText } from "@amberline/domain/text";

const unit = /^[-\u2212+]?(?:€|eur)?|(?:€|eur)$/g;

/** Normalises an amount copied from a list in either language: "−€1,234.50" and "1 234,50 €" become 1234.50. */
const amountIn = (compact: string) =>
  compact
    .replace(unit, "")
    .replace(/,(?=\d{3}(?!\d))/g, "")
    .replace(",", ".");

/**
 * Search terms for a typed text; a row matches if it contains any of them. Account numbers are also searched without
 * spaces, amounts also with a decimal point for the comma.
 */
export function searchedTexts(typed: string): string[] {
  const folded = foldText(typed);
  const variants = new Set([folded]);
  if (/\d/.test(folded)) {
    const compact = folded.replaceAll(" ", "");
    variants.add(compact);
    variants.add(amountIn(compact));
  }
  return [...variants].filter(Boolean);
}
