const leastTelling = 3;

const withoutMarks = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Each word of what a customer has said of themselves, in small letters, as written and without its marks. */
export const tellingWords = (about: readonly string[]): string[] =>
  about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => [...word].length >= leastTelling)
    .flatMap((word) => [word, withoutMarks(word)]);
