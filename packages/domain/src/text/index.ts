export const withoutMarks = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Text as a search compares it: without case, diacritics, control characters and extra spaces. */
export const foldText = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
