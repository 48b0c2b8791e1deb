import path from "node:path";
import { noteTests } from "./notes.mjs";

const states = { expected: "passed", unexpected: "failed", flaky: "failed", skipped: "skipped" };

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
