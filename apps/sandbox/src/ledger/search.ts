/** Text as it is searched: without case and without marks on letters, so that `berzins` finds Bērziņš. */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/**
 * LIKE patterns of what the customer typed; a row is found when any of them fits. An account number is also
 * sought without its spaces, an amount also with a dot for its comma.
 */
export function searchPatterns(typed: string): string[] {
  const folded = fold(typed);
  const variants = new Set([folded]);
  if (/\d/.test(folded)) {
    variants.add(folded.replaceAll(" ", ""));
    variants.add(folded.replaceAll(" ", "").replace(",", "."));
  }
  return [...variants].filter(Boolean).map((text) => `%${escapeLike(text)}%`);
}
