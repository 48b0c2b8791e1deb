import { spawn } from "node:child_process";
import { bin, root } from "./setup.mjs";

/**
 * Runs steps side by side, in the order they are listed as far as the lanes of the machine allow. A step takes `lanes`
 * of them, one unless it says otherwise, and waits for the steps named in `after`; when one of those fails it is left
 * out. `perform` answers what came of a step; `isPassed` among it.
 */
export async function runInLanes(steps, { lanes, perform }) {
  const outcomes = new Map();
  const running = new Map();
  const names = new Set(steps.map(({ name }) => name));
  const needs = ({ after = [] }) => after.filter((name) => names.has(name));
  const width = ({ lanes: wanted = 1 }) => Math.min(wanted, lanes);
  let waiting = [...steps];
  let free = lanes;

  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting) {
      const states = needs(step).map((name) => outcomes.get(name));
      const failed = needs(step).find((name) => outcomes.get(name)?.isPassed === false);
      if (failed) outcomes.set(step.name, { isPassed: false, isLeftOut: true, output: `${failed} failed.` });
      else if (states.every(Boolean) && width(step) <= free) {
        free -= width(step);
        running.set(
          step.name,
          perform(step).then((outcome) => {
            outcomes.set(step.name, outcome);
            running.delete(step.name);
            free += width(step);
          }),
        );
      }
    }
    waiting = waiting.filter(({ name }) => !outcomes.has(name) && !running.has(name));
    await Promise.race(running.values());
  }
  return steps.map((step) => ({ ...step, ...outcomes.get(step.name) }));
}

const environment = { TURBO_TELEMETRY_DISABLED: "1", STORYBOOK_DISABLE_TELEMETRY: "1" };

/** Runs a dependency's command, or a script of ours, to its end; answers its status, output and seconds. */
export function runCommand([name, ...args], { env, onOutput = () => undefined }) {
  const began = performance.now();
  const isOurs = name.endsWith(".mjs");
  const child = spawn(isOurs ? process.execPath : bin(name), isOurs ? [name, ...args] : args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: !isOurs && process.platform === "win32",
    env: { ...process.env, ...environment, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
      onOutput(text);
    });
  }
  return new Promise((resolve) => {
    const end = (status) => resolve({ status, output, seconds: (performance.now() - began) / 1000 });
    child.once("error", (error) => {
      output += String(error);
      end(1);
    });
    child.once("close", (status) => end(status ?? 1));
  });
}
