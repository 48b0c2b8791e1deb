/** Breaks a word that is wider than a line. */
function cut(word: string, widthOf: (text: string) => number, most: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const char of word) {
    if (piece !== "" && widthOf(piece + char) > most) {
      pieces.push(piece);
      piece = "";
    }
    piece += char;
  }
  return [...pieces, piece];
}

/**
 * Breaks a text into lines at spaces, and a word that is too long anywhere, so that nothing of a name or a reference is
 * lost. `widthOf` measures a word, or a word with the space before it.
 */
export function wrap(text: string, widthOf: (text: string) => number, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  let width = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const next = widthOf(` ${word}`);
    if (line !== "" && width + next <= most) {
      line += ` ${word}`;
      width += next;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = widthOf(word) <= most ? [word] : cut(word, widthOf, most);
    line = pieces.pop() ?? "";
    width = widthOf(line);
    lines.push(...pieces);
  }
  return line === "" ? lines : [...lines, line];
}
