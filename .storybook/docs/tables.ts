/** A node of the Markdown syntax tree. */
export interface Piece {
  type: string;
  value?: string;
  children?: Piece[];
  align?: string[];
}

const text = (value: string): Piece => ({ type: "text", value });
const newline: Piece = { type: "break" };
const bar: Piece = { type: "bar" };

/** The inline content of a paragraph, split at line ends and cell borders. */
const parted = (piece: Piece): Piece[] =>
  piece.type === "text"
    ? (piece.value ?? "").split(/(\||\n)/).flatMap((each) => {
        if (each === "|") return [bar];
        if (each === "\n") return [newline];
        return each === "" ? [] : [text(each)];
      })
    : [piece];

function split(pieces: readonly Piece[], at: Piece): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece === at) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts;
}

function trimmed(cell: readonly Piece[]): Piece[] {
  const last = cell.length - 1;
  return cell.flatMap((piece, at) => {
    if (piece.type !== "text") return [piece];
    const begun = at === 0 ? piece.value?.trimStart() : piece.value;
    const value = at === last ? begun?.trimEnd() : begun;
    return value ? [text(value)] : [];
  });
}

const rowOf = (line: readonly Piece[]): Piece => ({
  type: "tableRow",
  children: split(line, bar)
    .slice(1, -1)
    .map((cell) => ({ type: "tableCell", children: trimmed(cell) })),
});

const isRule = (line: readonly Piece[] = []) =>
  line.includes(bar) && line.every((piece) => piece === bar || /^[\s:-]+$/.test(piece.value ?? "x"));

/** The table a paragraph stands for, or the paragraph itself. */
function tableOf(paragraph: Piece): Piece {
  const lines = split((paragraph.children ?? []).flatMap(parted), newline);
  const [head, rule, ...body] = lines;
  if (head?.[0] !== bar || !isRule(rule)) return paragraph;
  const rows = [head, ...body].map(rowOf);
  return { type: "table", align: rows[0]?.children?.map(() => "left") ?? [], children: rows };
}

function withTables(piece: Piece): void {
  if (!piece.children) return;
  piece.children = piece.children.map((child) => (child.type === "paragraph" ? tableOf(child) : child));
  piece.children.forEach(withTables);
}

/** Adds tables to MDX, whose Markdown lacks them. */
export const tables = () => withTables;
