import { writeFileSync } from "node:fs";
import path from "node:path";
import { noteTests } from "./notes.mjs";

const states = { expected: "passed", unexpected: "failed", flaky: "failed", skipped: "skipped" };

const table = path.join(import.meta.dirname, "../e2e/network.json");

/** Keeps the table of the hostile network (Storybook's page on quality shows it) when all of it has been played. */
function keepTable(tests) {
  const played = tests.filter(({ location }) => path.basename(location.file) === "network.spec.ts");
  const isPart = process.argv.some((word) => /^(-g|--grep)/.test(word));
  if (isPart || played.length === 0 || played.some((test) => test.outcome() !== "expected")) return;
  const notes = played.flatMap(({ results }) => results.flatMap(({ annotations }) => annotations));
  const of = (kind) => notes.filter(({ type }) => type === kind).map(({ description = "" }) => description);
  const rows = new Map();
  for (const cell of of("cell")) {
    const [place, item, kind, fault, outcome] = cell.split(" | ");
    const row = rows.get(`${place} ${item}`) ?? { place, item, kind, outcomes: {} };
    row.outcomes[fault] = outcome;
    rows.set(`${place} ${item}`, row);
  }
  // Made payments of each attempt to pay.
  const payments = of("payments").map(Number);
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
