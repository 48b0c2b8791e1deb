const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

// XML 1.0 has no way to write control characters, lone surrogates and the last two code points of a plane.
const unwritable = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** A text as XML may hold it, spaces tidied, at most so many characters; empty when nothing is left. */
export function xmlText(text: string, limit: number): string {
  const tidy = text.normalize("NFC").replace(/\s+/g, " ").replace(unwritable, "").trim();
  return [...tidy]
    .slice(0, limit)
    .join("")
    .trim()
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** An element around what is written already; nothing when there is nothing in it. */
export const element = (name: string, content: string): string => content && `<${name}>${content}</${name}>`;

/** An element around a text of at most so many characters; nothing when the text is empty. */
export const textElement = (name: string, text: string, limit: number): string =>
  element(name, xmlText(text, limit));
