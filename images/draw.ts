import type { Capture } from "./capture.ts";
import type { Finding } from "./finding.ts";
import { sayMode } from "./mode.ts";
import type { Shot } from "./shots.ts";

/** A window that draws one picture after the other. */
export interface Painter<One> {
  paint(shot: One, isKept: (png: Buffer) => boolean): Promise<Capture>;
  close(): Promise<void>;
}

export interface Drawn {
  findings: readonly Finding[];
  /** Files that took more than two frames to become stable. */
  restless: readonly { file: string; frames: number }[];
}

export interface DrawOptions<One> {
  open(): Promise<Painter<One>>;
  /** Number of windows in parallel. */
  concurrency: number;
  /** Whether a picture equals the baseline exactly. */
  isKept(shot: One, png: Buffer): boolean;
  compareToBaseline(shot: One, png: Buffer): Promise<Finding>;
  /** Called with the findings of each batch; drawing continues when it has resolved. */
  onFound(findings: readonly Finding[]): Promise<void>;
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

/** Milliseconds after which a window counts as stuck. */
const PATIENCE = 60_000;

async function inTime<Value>(value: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It was not drawn in time.")), PATIENCE);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A painter that replaces its window after a failure. */
async function lasting<One>(open: () => Promise<Painter<One>>): Promise<Painter<One>> {
  let own = await open();
  const close = () => own.close().catch(() => undefined);
  return {
    async paint(shot, isKept) {
      try {
        return await inTime(own.paint(shot, isKept));
      } catch {
        void close();
        own = await open();
        return inTime(own.paint(shot, isKept));
      }
    },
    close,
  };
}

/**
 * Draws and compares every picture in parallel windows. The pictures of a batch are drawn in one window. A failed one
 * is retried once in a new window.
 */
export async function draw<One extends Shot>(
  batches: readonly (readonly One[])[],
  { open, concurrency, isKept, compareToBaseline, onFound }: DrawOptions<One>,
): Promise<Drawn> {
  const findings: Finding[][] = [];
  const restless: { file: string; frames: number }[] = [];
  const waiting = batches.entries();
  const work = async () => {
    const painter = await lasting(open);
    for (const [at, batch] of waiting) {
      const own: Finding[] = [];
      for (const shot of batch) {
        try {
          const { png, frames } = await painter.paint(shot, (drawn) => isKept(shot, drawn));
          if (frames > 2) restless.push({ file: shot.file, frames });
          own.push(await compareToBaseline(shot, png));
        } catch (reason) {
          own.push(failed(shot, reason));
        }
      }
      findings[at] = own;
      await onFound(own);
    }
    await painter.close();
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, batches.length) }, work));
  return { findings: findings.flat(), restless };
}
