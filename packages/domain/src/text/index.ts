export const withoutMarks = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Text as a search compares it: without case, diacritics, control characters and extra spaces. */
export const foldText = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** The country codes of one and two digits; all others have three. */
const e164 = /^(\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d{4,12})$/;

const inThrees = (digits: string): string =>
  digits.length > 3 ? `${inThrees(digits.slice(0, -3))} ${digits.slice(-3)}` : digits;

/** Groups an E.164 number to be read, as "+371 20 000 001". Other text stays as it is. */
export const groupPhone = (text: string): string =>
  text.replace(e164, (_, prefix: string, rest: string) => `${prefix} ${inThrees(rest)}`);
