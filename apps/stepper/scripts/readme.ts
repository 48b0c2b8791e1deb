const begin = "<!-- coverage of the flows, written by npm run charts -->";
const end = "<!-- end of the coverage -->";

/** Text between the two markers; null if they are missing. */
export function betweenMarks(text: string): string | null {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  return from === -1 || to < from ? null : text.slice(from + begin.length, to);
}

export function putBetweenMarks(text: string, put: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error("The README has lost the marks of the coverage table.");
  return `${text.slice(0, from + begin.length)}\n\n${put}\n\n${text.slice(to)}`;
}

/** Cells of a Markdown table, whatever its column widths. */
export const cellsOf = (table: string): string[][] =>
  table
    .split("\n")
    .filter((line) => /^\|.*[^-:| ]/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
