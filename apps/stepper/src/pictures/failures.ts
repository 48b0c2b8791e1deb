import type { ScreenMode } from "../mode";
import { fileOf, sideOf, type PictureHashes, type Side } from "./places";

/** A picture that differs from its baseline, from the last comparison. */
export interface Failure {
  /** Name under which it is accepted: `send/editing.lv.dark.390.webp`. */
  file: string;
  kind: "changed" | "resized" | "new" | "gone" | "failed";
  /** Number of differing pixels. */
  pixels: number;
  /** Error of the drawing; empty if it succeeded. */
  reason: string;
  /** URLs of the compared pictures; null if missing. */
  expected: string | null;
  actual: string | null;
  diff: string | null;
}

/** Failure of a picture in a mode, by its name; null if there is none. */
export type FailureOf = (flow: string, name: string, mode: ScreenMode) => Failure | null;

export const noFailures: FailureOf = () => null;

const kinds = ["changed", "resized", "new", "gone", "failed"] as const;

interface Found extends Pick<Failure, "file" | "kind" | "pixels" | "reason"> {
  hash: string;
}

function readFound(value: unknown): Found[] {
  if (typeof value !== "object" || value === null) return [];
  const { file, kind, pixels, reason, hash }: Partial<Record<keyof Found, unknown>> = value;
  const known = kinds.find((each) => each === kind);
  const isWhole = typeof file === "string" && typeof pixels === "number" && typeof hash === "string";
  return known && isWhole
    ? [{ file, kind: known, pixels, hash, reason: typeof reason === "string" ? reason : "" }]
    : [];
}

/** Accepted pictures no longer count as failures. */
const isOpen = ({ file, kind, hash }: Found, kept: PictureHashes) =>
  kind === "gone" ? file in kept : kind === "failed" || kept[file] !== hash;

function openIn(report: unknown, kept: PictureHashes): readonly Found[] {
  const findings =
    typeof report === "object" && report !== null && "findings" in report ? report.findings : null;
  if (!Array.isArray(findings)) return [];
  return findings.flatMap(readFound).filter((found) => isOpen(found, kept));
}

/** How many pictures of each flow are not as they were. */
export function differingIn(report: unknown, kept: PictureHashes): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of openIn(report, kept)) {
    const [flow = ""] = file.split("/");
    counts.set(flow, (counts.get(flow) ?? 0) + 1);
  }
  return counts;
}

/** Failures of a report in `folder`, compared with the current baselines. */
export function failuresIn(folder: string, report: unknown, kept: PictureHashes): FailureOf {
  const open = openIn(report, kept);
  const failures = new Map(
    open.map(({ hash, ...found }): [string, Failure] => {
      const { file, kind } = found;
      const side = (name: Side) => `${folder}/${sideOf(file, name)}?v=${hash}`;
      const isCompared = kind === "changed" || kind === "resized";
      return [
        file,
        {
          ...found,
          expected: isCompared ? side("expected") : null,
          actual: isCompared || kind === "new" ? side("actual") : null,
          diff: isCompared ? side("diff") : null,
        },
      ];
    }),
  );
  return (flow, name, mode) => failures.get(fileOf(flow, name, mode)) ?? null;
}
