import type { Capture } from "./capture.ts";
import type { Finding } from "./finding.ts";
import { sayMode } from "./mode.ts";
import type { Shot } from "./shots.ts";

/** Draws a picture of what it is told, and can do nothing else meanwhile. */
export type Painter<One> = (shot: One) => Promise<Capture>;

export interface Drawn {
  findings: readonly Finding[];
  /** Files that stood still only after more than two frames, with how many it took. */
  restless: readonly { file: string; frames: number }[];
}

const wordsOf = (reason: unknown) =>
  (reason instanceof Error ? reason.message : String(reason)).split("\n").slice(0, 2).join(" ");

const failed = ({ file, subject, mode }: Shot, reason: unknown): Finding => ({
  file,
  words: subject.words,
  mode: sayMode(mode),
  kind: "failed",
  pixels: 0,
  hash: "",
  reason: wordsOf(reason),
});

/**
 * Has every picture drawn by whichever painter is free, and judged. The pictures of a batch are drawn by one painter, one
 * after the other. What cannot be drawn is tried once more.
 */
export async function draw<One extends Shot>(
  batches: readonly (readonly One[])[],
  painters: readonly Painter<One>[],
  judge: (shot: One, picture: Buffer) => Promise<Finding>,
): Promise<Drawn> {
  const findings: Finding[][] = [];
  const restless: { file: string; frames: number }[] = [];
  const waiting = batches.entries();
  const paint = async (painter: Painter<One>) => {
    for (const [at, batch] of waiting) {
      const own: Finding[] = [];
      for (const shot of batch) {
        try {
          const { png, frames } = await painter(shot).catch(() => painter(shot));
          if (frames > 2) restless.push({ file: shot.file, frames });
          own.push(await judge(shot, png));
        } catch (reason) {
          own.push(failed(shot, reason));
        }
      }
      findings[at] = own;
    }
  };
  await Promise.all(painters.map(paint));
  return { findings: findings.flat(), restless };
}
