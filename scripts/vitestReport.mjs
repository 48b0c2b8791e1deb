import { appendFileSync } from "node:fs";
import { DefaultReporter } from "vitest/node";

/** A file of tests that takes longer is worth a line, milliseconds. */
const SLOW = 5_000;

/** What a message says before it shows the page. */
const beginningOf = (message) =>
  message
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 6)
    .map((line) => `     ${line}`)
    .join("\n");

/**
 * Says what failed and what was slow, and nothing of all the rest. The names of what failed go to the file named in
 * AMBERLINE_FAILED, one a line.
 */
export default class VitestReport extends DefaultReporter {
  constructor(options) {
    super({ ...options, summary: false });
  }

  printTestModule(module) {
    if (module.state() === "failed") super.printTestModule(module);
    else if (module.diagnostic().duration > SLOW) this.log(this.lineOf(module));
  }

  lineOf(module) {
    const tests = [...module.children.allTests()].length;
    return `   ${(module.diagnostic().duration / 1000).toFixed(1).padStart(5)} s  ${module.relativeModuleId} (${tests})`;
  }

  onTestRunEnd(modules, errors, reason) {
    super.onTestRunEnd(modules, errors, reason);
    for (const module of modules)
      for (const test of module.children.allTests("passed"))
        if (test.diagnostic()?.flaky) {
          this.log(`   only at the second try: ${module.relativeModuleId} > ${test.fullName}`);
          for (const { message } of test.result().errors ?? []) this.log(beginningOf(message));
        }
    const file = process.env.AMBERLINE_FAILED;
    if (!file) return;
    const failed = modules.flatMap((module) => [
      ...(module.state() === "failed" && module.errors().length > 0 ? [module.relativeModuleId] : []),
      ...[...module.children.allSuites()]
        .filter((suite) => suite.errors().length > 0)
        .map((suite) => `${module.relativeModuleId} > ${suite.fullName}`),
      ...[...module.children.allTests("failed")].map(
        (test) => `${module.relativeModuleId} > ${test.fullName}`,
      ),
    ]);
    const loose = errors.map(({ name, message }) => `outside any test: ${name}: ${message.split("\n")[0]}`);
    for (const line of [...failed, ...loose]) appendFileSync(file, `${line}\n`);
  }
}
