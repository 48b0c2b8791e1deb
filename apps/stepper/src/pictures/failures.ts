import type { ScreenMode } from "../mode";
import { fileOf, type PictureHashes } from "./places";

/** What the last comparison found of a picture that is not as it was kept. */
export interface Failure {
  /** Name of the picture, as it is accepted: `send/editing.lv.dark.390.png`. */
  file: string;
  kind: "changed" | "resized" | "new" | "gone" | "failed";
  /** Pixels that differ. */
  pixels: number;
  /** Why it could not be drawn; empty when it was. */
  reason: string;
  /** Where its sides are; null where there is none. */
  expected: string | null;
  actual: string | null;
  diff: string | null;
}

/** What is wrong with the picture of a state in a mode; null when nothing is. */
export type FailureOf = (flow: string, stateKey: string, mode: ScreenMode) => Failure | null;

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

/** What was taken over since is as it should be. */
const isOpen = ({ file, kind, hash }: Found, kept: PictureHashes) =>
  kind === "gone" ? file in kept : kind === "failed" || kept[file] !== hash;

/** What a report in that folder says of the pictures kept now. */
export function failuresIn(folder: string, report: unknown, kept: PictureHashes): FailureOf {
  const findings =
    typeof report === "object" && report !== null && "findings" in report ? report.findings : null;
  if (!Array.isArray(findings)) return noFailures;
  const open = findings.flatMap(readFound).filter((found) => isOpen(found, kept));
  const failures = new Map(
    open.map(({ hash, ...found }): [string, Failure] => {
      const { file, kind } = found;
      const side = (name: string) => `${folder}/pictures/${file.replace(/\.png$/, `.${name}.png`)}?v=${hash}`;
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
  return (flow, stateKey, mode) => failures.get(fileOf(flow, stateKey, mode)) ?? null;
}
