import { describe, expect, it } from "vitest";
import { counts, faults, requirements, withCounts } from "./asvs.mjs";

const files = { "a/b.test.ts": 'it("refuses it", () => {})' };
const readFile = (file) => files[file] ?? null;

/** A document in which everything is met, but for some rows. */
function written(changed = {}) {
  const rows = [...requirements].map(([id, level]) => {
    const { verdict = "met", evidence = '`a/b.test.ts` "refuses it"', rows = 1 } = changed[id] ?? {};
    return `| ${id} | ${level} | In short | ${verdict} | ${evidence} |\n`.repeat(rows);
  });
  const start = "<!-- counts, written by somebody -->\n<!-- end of the counts -->\n\n## V1 Encoding\n\n";
  return withCounts(start + rows.join(""));
}
const wrong = (changed) => faults(written(changed), readFile);

describe("the page of requirements", () => {
  it("has the 253 of levels 1 and 2, of which 70 are of level 1", () => {
    const all = [...requirements.values()];
    expect([all.length, all.filter((level) => level === "1").length]).toEqual([253, 70]);
    expect(wrong()).toEqual([]);
  });

  it("is counted by chapter and verdict", () => {
    const text = written({ "1.1.1": { verdict: "partly" }, "2.1.1": { verdict: "not met" } });
    expect(counts(text).replace(/ +/g, " ")).toContain("| V1 Encoding | 27 | 26 | 1 | 0 | 0 | 0 |");
    expect(counts(text).replace(/ +/g, " ")).toContain("| All | 253 | 251 | 1 | 1 | 0 | 0 |");
  });

  it.each([
    ["has no row", { "6.2.5": { rows: 0 } }],
    ["has two rows", { "6.2.5": { rows: 2 } }],
    ['"nearly" is no verdict', { "6.2.5": { verdict: "nearly" } }],
    ["no evidence or reason", { "6.2.5": { verdict: "not applicable", evidence: "" } }],
    ["met, but no file shows it", { "6.2.5": { evidence: "believe us" } }],
    ["there is no a/gone.ts", { "6.2.5": { evidence: "`a/gone.ts`" } }],
    [
      'a/b.test.ts does not say "takes it"',
      { "6.2.5": { evidence: '`a/b.test.ts` "refuses it", "takes it"' } },
    ],
    ["names no line that forbids it", { "6.2.5": { verdict: "forbidden by the specification" } }],
  ])("is refused where a requirement %s", (fault, changed) => {
    expect(wrong(changed)).toEqual([expect.stringMatching(new RegExp(`^6\\.2\\.5: .*${fault}`))]);
  });

  it("is refused with the level of another requirement, or with other counts", () => {
    const text = written();
    expect(faults(text.replace("| 1.1.1 | 2 |", "| 1.1.1 | 1 |"), readFile)).toEqual([
      "1.1.1: no requirement of level 1",
    ]);
    expect(faults(text.replace("| 253 |", "| 252 |"), readFile)).toEqual([
      expect.stringContaining("The counts are not those of the rows"),
    ]);
  });
});
