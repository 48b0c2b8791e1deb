/** Text as it is searched: without case, control characters and marks on letters, so that `berzins` finds Bērziņš. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

const unit = /^[-\u2212+]?(?:€|eur)?|(?:€|eur)$/g;

/** An amount copied from a list, in either language, as amounts are kept: "−€1,234.50" and "1 234,50 €" are 1234.50. */
const amountIn = (compact: string) =>
  compact
    .replace(unit, "")
    .replace(/,(?=\d{3}(?!\d))/g, "")
    .replace(",", ".");

/**
 * What is looked for when the customer typed this; a row is found when any of it stands in it. An account number is
 * also sought without its spaces, an amount also with a dot for its comma.
 */
export function searchedTexts(typed: string): string[] {
  const folded = fold(typed);
  const variants = new Set([folded]);
  if (/\d/.test(folded)) {
    const compact = folded.replaceAll(" ", "");
    variants.add(compact);
    variants.add(amountIn(compact));
  }
  return [...variants].filter(Boolean);
}
