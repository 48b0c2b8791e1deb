import { BASE_PATH, calls, type CallName } from "../contract";
import type { Check } from "./askProvider";
import type { Finding, Level } from "./judge";

const worst: readonly Level[] = ["wrong", "lacking", "lenient"];

const words = {
  wrong: "DIFFERS",
  lacking: "lacks",
  lenient: "lenient",
  same: "same",
  skipped: "not asked",
} as const;

const levelOf = (checks: readonly Check[]): keyof typeof words => {
  const levels = new Set(checks.flatMap(({ findings }) => findings.map(({ level }) => level)));
  const found = worst.find((level) => levels.has(level));
  return found ?? (checks.every(({ skipped }) => skipped !== undefined) ? "skipped" : "same");
};

const byCall = (checks: readonly Check[]): [CallName, Check[]][] => {
  const groups = new Map<CallName, Check[]>();
  for (const check of checks) groups.set(check.call, [...(groups.get(check.call) ?? []), check]);
  return [...groups];
};

export interface Verdict {
  /** How many calls are of each kind. */
  counts: Record<keyof typeof words, number>;
  /** Whether the app works as the specification has it. */
  passes: boolean;
  /** Whether it also has every addition, and leaves nothing to a lenient reading. */
  isComplete: boolean;
}

export function verdictOn(checks: readonly Check[]): Verdict {
  const counts = { wrong: 0, lacking: 0, lenient: 0, same: 0, skipped: 0 };
  for (const [, of] of byCall(checks)) counts[levelOf(of)] += 1;
  const found = checks.flatMap(({ findings }) => findings);
  return {
    counts,
    passes: found.every(({ level }) => level !== "wrong"),
    isComplete: found.length === 0,
  };
}

const lineOf = ({ level, differs, then }: Finding, asked: string) => [
  `    ${words[level]}, asked ${asked}: ${differs}`,
  `      ${then}`,
];

/** For people: a line for each call, and below it what it answers differently. */
export function textOf(checks: readonly Check[]): string {
  const { counts, passes, isComplete } = verdictOn(checks);
  const lines = byCall(checks).flatMap(([call, of]) => [
    `${words[levelOf(of)].padEnd(10)}${calls[call].method.padEnd(5)}${calls[call].path}`,
    ...of.flatMap(({ asked, findings }) => findings.flatMap((finding) => lineOf(finding, asked))),
  ]);
  const said = (Object.keys(words) as (keyof typeof words)[]).map(
    (level) => `${counts[level]} ${words[level]}`,
  );
  const end = isComplete
    ? "It answers as the contract has it."
    : passes
      ? "The app works with it; what it lacks or says otherwise stands above."
      : "The app fails with it where a call DIFFERS.";
  return [...lines, "", `${byCall(checks).length} calls: ${said.join(", ")}.`, end, ""].join("\n");
}

const escaped = (text: string) =>
  text
    .replace(/[^\P{Cc}\n]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");

/** For build servers. What is lacking or read leniently is a skipped test. */
export function junitOf(checks: readonly Check[]): string {
  const cases = checks.map(({ call, asked, findings, skipped }) => {
    const failed = findings.filter(({ level }) => level === "wrong");
    const shown = failed.length > 0 ? failed : findings;
    const message = escaped(skipped ?? shown.map(({ differs, then }) => `${differs}. ${then}`).join("\n"));
    const kind = failed.length > 0 ? "failure" : "skipped";
    const inner = message === "" ? "" : `<${kind} message="${message.replaceAll("\n", "&#10;")}"/>`;
    return `  <testcase classname="${call}" name="${escaped(`${BASE_PATH}${calls[call].path} ${asked}`)}">${inner}</testcase>`;
  });
  const failures = cases.filter((line) => line.includes("<failure")).length;
  const skips = cases.filter((line) => line.includes("<skipped")).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="amberline-conformance" tests="${cases.length}" failures="${failures}" skipped="${skips}">`,
    ...cases,
    "</testsuite>",
    "",
  ].join("\n");
}
