/** Text as it is searched: without case, control characters and marks on letters, so that `berzins` finds Bērziņš. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/**
 * What is looked for when the customer typed this; a row is found when any of it stands in it. An account number is
 * also sought without its spaces, an amount also with a dot for its comma.
 */
export function searchedTexts(typed: string): string[] {
  const folded = fold(typed);
  const variants = new Set([folded]);
  if (/\d/.test(folded)) {
    variants.add(folded.replaceAll(" ", ""));
    variants.add(folded.replaceAll(" ", "").replace(",", "."));
  }
  return [...variants].filter(Boolean);
}
