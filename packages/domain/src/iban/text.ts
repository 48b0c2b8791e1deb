// Zero-width marks, direction marks, soft hyphens, dashes of every width and the minus sign, which come with pasted
// text.
const noise = /[\s\p{Cc}\p{Cf}\p{Pd}\u2212]/gu;
const fullWidth = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;

/**
 * Removes spaces, invisible characters, dashes and a leading "IBAN", and uppercases. Other characters stay, so that
 * they can be reported.
 */
export const normaliseIban = (text: string): string =>
  text
    .replace(noise, "")
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/^IBAN:?/, "");

/** In groups of four as on paper: "LV80 BANK 0000 4351 9500 1". Accepts an unfinished IBAN. */
export const formatIban = (text: string): string => normaliseIban(text).replace(/.{4}(?=.)/gsu, "$& ");
