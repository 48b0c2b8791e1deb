/** What an element may contain, after a message definition. */
export type SchemaNode =
  | { is: "sequence" | "choice"; parts: readonly Part[]; nthOf: ReadonlyMap<string, number>; scope: boolean }
  | Leaf
  /** Neither checked nor read: it changes nothing for the payee. */
  | { is: "skipped" }
  /** Allowed by the definition, but not by this bank. */
  | { is: "refused" };

interface Part {
  name: string;
  node: SchemaNode;
  least: number;
  most: number;
}

export interface Leaf {
  is: "leaf";
  fits(text: string): boolean;
  /** Of the texts that fit, those the bank takes; all if left out. */
  taken?: readonly string[];
  /** The name under which the text is kept. */
  fact?: string;
  attribute?: { name: string; fits: RegExp; taken: string };
}

/** Names end in `?`, `*` or `+`, as usual; `scope` starts facts of its own. */
function group(is: "sequence" | "choice", content: Record<string, SchemaNode>, scope: boolean): SchemaNode {
  const parts = Object.entries(content).map(([written, node]) => {
    const [, name = "", sign = ""] = /^(\w+)([?*+]?)$/.exec(written) ?? [];
    const least = sign === "?" || sign === "*" ? 0 : 1;
    return { name, node, least, most: sign === "*" || sign === "+" ? Infinity : 1 };
  });
  return { is, parts, nthOf: new Map(parts.map(({ name }, nth) => [name, nth])), scope };
}

export const sequence = (content: Record<string, SchemaNode>, { scope = false } = {}): SchemaNode =>
  group("sequence", content, scope);

export const choice = (content: Record<string, SchemaNode>): SchemaNode => group("choice", content, false);

export const skipped: SchemaNode = { is: "skipped" };
export const refused: SchemaNode = { is: "refused" };
