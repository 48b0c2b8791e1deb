// Part of a release: fails on a known weakness in what customers are served, and when the registry cannot tell.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { lineOf, root } from "./setup.mjs";

/** What `npm audit --json` printed, as an exit code and a sentence. */
export function judged(printed) {
  let report;
  try {
    report = JSON.parse(printed);
  } catch {
    report = null;
  }
  const count = report?.metadata?.vulnerabilities?.total;
  if (count === 0) return { code: 0, sentence: "No component has a known weakness." };
  if (Number.isInteger(count)) {
    const named = Object.values(report.vulnerabilities ?? {}).map(
      ({ name, severity }) => `${name} (${severity})`,
    );
    return { code: 1, sentence: `Known weaknesses: ${named.join(", ")}. npm audit --omit=dev tells more.` };
  }
  const said = report?.message ?? "no report";
  return { code: 2, sentence: `The registry does not tell whether there are weaknesses: ${said}.` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const line = lineOf("npm", ["audit", "--omit=dev", "--json"]);
  const { stdout } = spawnSync(...line, { cwd: root, encoding: "utf8" });
  const { code, sentence } = judged(stdout);
  console[code === 0 ? "log" : "error"](sentence);
  process.exit(code);
}
