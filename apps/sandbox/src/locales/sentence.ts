/** What the operator typed, ended like a sentence: another one follows it in a letter. */
export const sentence = (typed: string): string => {
  const text = typed.trim();
  return /[.!?…]$/.test(text) ? text : `${text}.`;
};

/** Those that are not empty, one after the other. */
export const sentences = (...texts: readonly string[]): string =>
  texts
    .filter((text) => text !== "")
    .map((text) => sentence(text))
    .join(" ");
