const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

// XML 1.0 cannot represent control characters, lone surrogates and the last two code points of a plane.
const unwritable = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** Escaped and tidied text of at most `limit` characters; empty if nothing remains. */
export function xmlText(text: string, limit: number): string {
  const tidy = text.normalize("NFC").replace(/\s+/g, " ").replace(unwritable, "").trim();
  return [...tidy]
    .slice(0, limit)
    .join("")
    .trim()
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** An element around markup; empty if the markup is. */
export const element = (name: string, content: string): string => content && `<${name}>${content}</${name}>`;

/** An element around a text of at most `limit` characters; empty if the text is. */
export const textElement = (name: string, text: string, limit: number): string =>
  element(name, xmlText(text, limit));
