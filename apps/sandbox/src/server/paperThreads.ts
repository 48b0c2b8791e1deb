import { existsSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { type Draw, type PaperHead, type PaperRows } from "../documents";
import type { FromThread, ToThread } from "../documents/paperThread";
import { deferred } from "../platform/deferred";
import { Abandoned } from "../platform/turns";

/** Beside the built server, or the source if the server runs from it. */
const built = path.join(import.meta.dirname, "paperThread.js");
const source = new URL("../documents/paperThread.ts", import.meta.url);
const runSource = `import("tsx/esm/api").then(({ register }) => (register(), import("${source.href}")))`;

/** Rows handed over at once: few enough not to be noticed by other requests. */
const handful = 250;

/** A statement of the longest kind takes a quarter of it. */
const memoryMb = 1_024;

/** Threads kept for the next paper. */
const kept = 2;

function startThread(onEnd: (thread: Worker) => void): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
  const thread = existsSync(built)
    ? new Worker(built, { resourceLimits })
    : new Worker(runSource, { eval: true, execArgv: ["--conditions=@amberline/source"], resourceLimits });
  thread.unref();
  // One that fails while it has nothing to draw must not end the process.
  thread.on("error", () => undefined).on("exit", () => onEnd(thread));
  return thread;
}

async function handOver(rows: AsyncIterator<unknown>): Promise<ToThread> {
  const some: unknown[] = [];
  while (some.length < handful) {
    const { done, value } = await rows.next();
    if (done) return { rows: some, isLast: true };
    some.push(value);
  }
  return { rows: some, isLast: false };
}

/** Asks a thread for one paper. Rejects if it fails, ends, or nobody waits any more. */
function drawn(thread: Worker, head: PaperHead, signal: AbortSignal, rows?: PaperRows): Promise<Blob> {
  const reading = (rows as AsyncIterable<unknown> | undefined)?.[Symbol.asyncIterator]();
  const { promise, resolve, reject } = deferred<Blob>();
  const send = (message: ToThread) => thread.postMessage(message);
  const onMessage = (message: FromThread) => {
    if (message.is === "drawn") return resolve(new Blob([message.pdf], { type: "application/pdf" }));
    if (message.is === "failed") return reject(message.error);
    if (reading) handOver(reading).then(send, reject);
  };
  const onExit = () => reject(new Error("The thread that draws papers has ended."));
  const onAbort = () => reject(new Abandoned());
  thread.on("message", onMessage).on("error", reject).on("exit", onExit);
  signal.addEventListener("abort", onAbort);
  send({ head, hasRows: reading !== undefined });
  return promise.finally(async () => {
    signal.removeEventListener("abort", onAbort);
    thread.off("message", onMessage).off("error", reject).off("exit", onExit);
    await reading?.return?.();
  });
}

/**
 * Draws papers beside the thread that answers requests. A drawing that nobody waits for any more is stopped with its
 * thread.
 */
export function paperThreads(): Draw & { close: () => Promise<void> } {
  const idle = new Set<Worker>();
  const threads = new Set<Worker>();
  const onEnd = (thread: Worker) => [idle, threads].forEach((each) => each.delete(thread));
  const start = () => {
    const thread = startThread(onEnd);
    threads.add(thread);
    return thread;
  };
  const draw: Draw = async (head, signal, rows) => {
    if (signal.aborted) throw new Abandoned();
    const [thread = start()] = idle;
    idle.delete(thread);
    try {
      const paper = await drawn(thread, head, signal, rows);
      if (idle.size < kept) idle.add(thread);
      else await thread.terminate();
      return paper;
    } catch (error) {
      await thread.terminate();
      throw error;
    }
  };
  const close = async () => void (await Promise.all([...threads].map((thread) => thread.terminate())));
  return Object.assign(draw, { close });
}
