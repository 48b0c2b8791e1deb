// Zero-width marks, direction marks, soft hyphens, dashes of every width and the minus sign: what pasting brings along.
const noise = /[\s\p{Cc}\p{Cf}\p{Pd}\u2212]/gu;
const fullWidth = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;

/**
 * Takes out spaces, invisible characters and dashes, a leading "IBAN", and makes capitals.
 * Anything else stays, so that it can be pointed out rather than silently dropped.
 */
export const normaliseIban = (text: string): string =>
  text
    .replace(noise, "")
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/^IBAN:?/, "");

/** Groups of four as on paper: "LV80 BANK 0000 4351 9500 1". Takes an unfinished IBAN too. */
export const formatIban = (text: string): string => normaliseIban(text).replace(/.{4}(?=.)/gsu, "$& ");
