import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { drawPaper, type PaperHead, type PaperRows } from "./draw";
import { readFonts } from "./readFonts";

/** To the thread: first what to draw, then rows as it asks for them. */
export type ToThread = { head: PaperHead; hasRows: boolean } | { rows: unknown[]; isLast: boolean };

export type FromThread =
  | { is: "ready for rows" }
  | { is: "drawn"; pdf: ArrayBuffer }
  | { is: "failed"; error: unknown };

const port = parentPort;
if (!port) throw new Error("Papers are drawn in a thread of their own.");
const tell = (message: FromThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

// On Linux this is the thread's own: whoever answers requests comes first. Elsewhere it would be the whole process's.
if (process.platform === "linux") setPriority(5);

let take: (message: ToThread) => void = () => undefined;

async function* rowsAsked(): AsyncGenerator<unknown> {
  for (;;) {
    const next = new Promise<ToThread>((resolve) => (take = resolve));
    tell({ is: "ready for rows" });
    const message = await next;
    if (!("rows" in message)) throw new Error("A paper was asked for before the last one was drawn.");
    yield* message.rows;
    if (message.isLast) return;
  }
}

async function draw(head: PaperHead, hasRows: boolean): Promise<void> {
  const rows = hasRows ? (rowsAsked() as PaperRows) : undefined;
  const paper = await drawPaper(head, await readFonts(), rows);
  const pdf = await paper.arrayBuffer();
  tell({ is: "drawn", pdf }, [pdf]);
}

port.on("message", (message: ToThread) => {
  if ("rows" in message) return take(message);
  draw(message.head, message.hasRows).catch((error: unknown) => tell({ is: "failed", error }));
});
