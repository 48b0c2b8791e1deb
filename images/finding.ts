/** The result for one picture. */
export interface Finding {
  file: string;
  /** Plain names of the flow and the state, or of the component and the story. */
  words: readonly [string, string];
  /** "Latvian, dark, 390 wide" */
  mode: string;
  kind: "same" | "changed" | "resized" | "new" | "gone" | "failed";
  /** Number of differing pixels. */
  pixels: number;
  /** Hash of the new picture; empty if there is none. */
  hash: string;
  /** Why it could not be drawn. */
  reason: string;
}

const count = (pixels: number) =>
  `${pixels.toLocaleString("en")} ${pixels === 1 ? "pixel differs" : "pixels differ"}`;

export function sayKind({ kind, pixels, reason }: Pick<Finding, "kind" | "pixels" | "reason">): string {
  if (kind === "changed") return count(pixels);
  if (kind === "resized") return `it has another size, ${count(pixels)}`;
  if (kind === "new") return "there is no picture of it yet";
  if (kind === "gone") return "there is a picture, and nothing it is of";
  return kind === "failed" ? reason : "as it was";
}

interface Group {
  words: readonly [string, string];
  findings: readonly Finding[];
}

/** The findings that failed, by flow and state, in order of appearance. */
export function groupsOf(findings: readonly Finding[]): readonly Group[] {
  const groups = new Map<string, { words: readonly [string, string]; findings: Finding[] }>();
  for (const finding of findings) {
    if (finding.kind === "same") continue;
    const name = finding.words.join("\n");
    const group = groups.get(name) ?? { words: finding.words, findings: [] };
    group.findings.push(finding);
    groups.set(name, group);
  }
  return [...groups.values()];
}

/** One line per state: `Send money · Name check: 3 pictures; Latvian, dark, 390 wide: 1,204 pixels differ`. */
export const summaryOf = (findings: readonly Finding[]): readonly string[] =>
  groupsOf(findings).map(({ words, findings: [first, ...more] }) => {
    const others = more.length > 0 ? `, and ${more.length} more` : "";
    return first ? `${words.join(" · ")}: ${first.mode}: ${sayKind(first)}${others}` : words.join(" · ");
  });
