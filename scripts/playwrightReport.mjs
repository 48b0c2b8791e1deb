import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { noteTests } from "./notes.mjs";

const states = { expected: "passed", unexpected: "failed", flaky: "failed", skipped: "skipped" };

const table = path.join(import.meta.dirname, "../e2e/network.json");

/** Keeps the table of the hostile network, which Storybook's page on quality shows: all of it, or what was played of it. */
function keepTable(tests) {
  const all = tests.filter(({ location }) => path.basename(location.file) === "network.spec.ts");
  const played = all.filter((test) => test.outcome() === "expected");
  const isWhole = !process.argv.some((word) => /^(-g|--grep|--last-failed)/.test(word));
  // What a day plays changes nothing.
  if (played.length === 0 || (isWhole && played.length < all.length)) return;
  const before = isWhole ? { payments: {}, rows: [] } : JSON.parse(readFileSync(table, "utf8"));
  const notes = played.flatMap(({ results }) => results.flatMap(({ annotations }) => annotations));
  const of = (kind) => notes.filter(({ type }) => type === kind).map(({ description = "" }) => description);
  const rows = new Map(before.rows.map((row) => [`${row.place} ${row.item}`, row]));
  const seen = new Set();
  for (const cell of of("cell")) {
    const [place, item, kind, fault, outcome] = cell.split(" | ");
    const key = `${place} ${item}`;
    const outcomes = seen.has(key) ? rows.get(key).outcomes : {};
    seen.add(key);
    rows.set(key, { place, item, kind, outcomes: { ...outcomes, [fault]: outcome } });
  }
  // Made payments of each attempt to pay, by place.
  const made = {};
  for (const note of of("payments")) {
    const [place, count] = note.split(" | ");
    (made[place] ??= []).push(Number(count));
  }
  const payments = { ...before.payments, ...made };
  writeFileSync(table, `${JSON.stringify({ payments, rows: [...rows.values()] }, null, 2)}\n`);
}

/** Records the end-to-end tests for the summary. Playwright's own reporter prints failures. */
export default class PlaywrightReport {
  printsToStdio() {
    return false;
  }

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError({ message = "" }) {
    noteTests([{ file: "outside any test", title: message.split("\n")[0], seconds: 0, state: "failed" }]);
  }

  onEnd() {
    keepTable(this.suite.allTests());
    noteTests(
      this.suite.allTests().map((test) => ({
        file: path.relative(process.cwd(), test.location.file),
        title: test.title,
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        state: states[test.outcome()],
      })),
    );
  }
}
