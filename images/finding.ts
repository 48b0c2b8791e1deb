/** What came of one picture. */
export interface Finding {
  file: string;
  /** What a tester calls the flow and the state, or the component and the story. */
  words: readonly [string, string];
  /** "Latvian, dark, 390 wide" */
  mode: string;
  kind: "same" | "changed" | "resized" | "new" | "gone" | "failed";
  /** Pixels that differ. */
  pixels: number;
  /** Hash of the picture as it is now; empty when there is none. */
  hash: string;
  /** Why it could not be drawn. */
  reason: string;
}

const count = (pixels: number) =>
  `${pixels.toLocaleString("en")} ${pixels === 1 ? "pixel differs" : "pixels differ"}`;

/** What is wrong with it, in words. */
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

/** Those that are not as they were, by flow and state, in the order they are met. */
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

/** One line a state: `Send money · Name check: 3 pictures; Latvian, dark, 390 wide: 1,204 pixels differ`. */
export const summaryOf = (findings: readonly Finding[]): readonly string[] =>
  groupsOf(findings).map(({ words, findings: [first, ...more] }) => {
    const others = more.length > 0 ? `, and ${more.length} more` : "";
    return first ? `${words.join(" · ")}: ${first.mode}: ${sayKind(first)}${others}` : words.join(" · ");
  });
