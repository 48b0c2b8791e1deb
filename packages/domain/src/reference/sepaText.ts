import { plainLetter } from "./latin";
import { signs } from "./signs";
import { tidyText } from "./text";

const basic = /^[A-Za-z0-9/\-?:().,'+ ]$/;

function sent(char: string): string {
  if (basic.test(char)) return char;
  if (Object.hasOwn(signs, char)) return signs[char]!;
  if (/\p{M}/u.test(char)) return "";
  return plainLetter(char) ?? ".";
}

/**
 * The text as it is sent: letters lose their diacritics ("Bērziņš" to "Berzins", "ß" to "s"), "&" becomes "+", other
 * signs the nearest allowed one (EPC217-08), and anything else a dot. Never longer than the tidied text.
 */
export const toSepaText = (text: string): string =>
  [...tidyText(text)]
    .map(sent)
    .join("")
    .replace(/\/{2,}/g, "/")
    .replace(/^[/ ]+|(?<![/ ])[/ ]+$/g, "");

/** The text that will be sent instead, to show beside the field; null if it is sent unchanged. */
export function willBeSentAs(text: string): string | null {
  const travelling = toSepaText(text);
  return travelling === tidyText(text) ? null : travelling;
}
