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
  /** Files that stood still only after more than two frames, with how many it took. */
  restless: readonly { file: string; frames: number }[];
}

/** Who draws, and what becomes of what is drawn. */
export interface DrawOptions<One> {
  open(): Promise<Painter<One>>;
  /** Windows that draw side by side. */
  concurrency: number;
  /** Whether a picture is the kept one, to the last pixel. */
  isKept(shot: One, png: Buffer): boolean;
  compareToBaseline(shot: One, png: Buffer): Promise<Finding>;
  /** Is told what came of each batch; drawing goes on when it has ended. */
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

/** How long a picture may take, milliseconds; a window that takes longer is stuck. */
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

/** A painter that takes a new window when something goes wrong in the one it has. */
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
 * Has every picture drawn by whichever window is free, and judged. The pictures of a batch are drawn in one window, one
 * after the other. What cannot be drawn is tried once more, in a new window.
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
