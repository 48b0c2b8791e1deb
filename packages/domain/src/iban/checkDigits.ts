const letterValue = (letter: string) => String(letter.charCodeAt(0) - 55);

/** ISO 7064 mod 97-10, computed in chunks that stay exact integers. */
export function mod97(text: string): number {
  const digits = text.replace(/[A-Z]/g, letterValue);
  let rest = 0;
  for (let at = 0; at < digits.length; at += 7) rest = Number(String(rest) + digits.slice(at, at + 7)) % 97;
  return rest;
}

/** The check digits, 02 to 98, of a text behind a prefix of letters (ISO 13616, ISO 11649). */
export const checkDigitsFor = (prefix: string, body: string): string =>
  String(98 - mod97(`${body}${prefix}00`)).padStart(2, "0");

/** 00, 01 and 99 have the same remainder as 97, 98 and 02 and are never issued. */
export const hasValidCheckDigits = (text: string): boolean =>
  /^..(0[2-9]|[1-8]\d|9[0-8])/.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1;
