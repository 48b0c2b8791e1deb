import { appendFileSync } from "node:fs";
import path from "node:path";

/** A test that takes longer is worth a line, milliseconds. */
const SLOW = 10_000;

function note(line) {
  const file = process.env.AMBERLINE_FAILED;
  if (file) appendFileSync(file, `${line}\n`);
}

/**
 * Names what was slow, and how long all of it took. The names of what failed go to the file named in AMBERLINE_FAILED,
 * one a line. What failed and why is for Playwright's own reporter to say.
 */
export default class PlaywrightReport {
  printsToStdio() {
    return false;
  }

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError({ message = "" }) {
    note(`outside any test: ${message.split("\n")[0]}`);
  }

  onEnd() {
    const tests = this.suite.allTests();
    const secondsOf = (test) => test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    const nameOf = ({ location, title }) =>
      `${path.relative(process.cwd(), location.file)}:${location.line} > ${title}`;
    for (const test of tests.filter((each) => secondsOf(each) * 1000 > SLOW))
      console.log(`   ${secondsOf(test).toFixed(1).padStart(5)} s  ${nameOf(test)}`);
    const came = (outcome) => tests.filter((each) => each.outcome() === outcome).map(nameOf);
    for (const name of came("flaky")) console.log(`   only at the second try: ${name}`);
    came("unexpected").forEach(note);
  }
}
