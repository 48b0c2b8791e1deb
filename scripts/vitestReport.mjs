import { DefaultReporter } from "vitest/node";
import { noteTests } from "./notes.mjs";

/** Prints failures only. */
export default class VitestReport extends DefaultReporter {
  constructor(options) {
    super({ ...options, summary: false });
  }

  printTestModule(module) {
    if (module.state() === "failed") super.printTestModule(module);
  }

  onTestRunEnd(modules, errors, reason) {
    super.onTestRunEnd(modules, errors, reason);
    for (const module of modules) {
      const file = module.relativeModuleId;
      const tests = [...module.children.allTests()].map((test) => ({
        file,
        title: test.fullName,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        state: test.result().state,
      }));
      const broken = [module, ...module.children.allSuites()].filter((part) => part.errors().length > 0);
      noteTests([
        ...tests,
        ...broken.map(({ fullName = "the file itself" }) => ({
          file,
          title: fullName,
          seconds: 0,
          state: "failed",
        })),
      ]);
    }
    noteTests(
      errors.map(({ message }) => ({
        file: "outside any test",
        title: message,
        seconds: 0,
        state: "failed",
      })),
    );
  }
}
