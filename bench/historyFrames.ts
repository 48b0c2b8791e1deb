import { writeFile } from "node:fs/promises";
import { chromium, type CDPSession, type Page } from "playwright";
import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";

// Usage: tsx bench/historyFrames.ts <address of a running bank> [login without two-factor] [password] [seconds] [rows
// read before] [trace file]. Scrolls the history steadily by wheel. A late frame or a long task may be caused by other
// processes: the processor time of the page's own tasks shows what it would be on an idle machine.
const [
  address = "http://127.0.0.1:4100",
  login = "long@example.lv",
  password = "Amberline2026",
  length = "30",
  readBefore = "0",
  traceFile,
] = process.argv.slice(2);
const seconds = Number(length);

/** Pixels per wheel notch and milliseconds between notches, as when looking for something far down. */
const NOTCH = 100;
const PAUSE = 40;
const LONG = 50;

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Seen {
  /** Milliseconds between frames. */
  gaps: number[];
  /** Milliseconds of tasks longer than 50. */
  tasks: number[];
  /** Maximum number of rendered rows. */
  rows: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

const details = traceFile
  ? [
      "v8.execute",
      "disabled-by-default-v8.cpu_profiler",
      "v8",
      "blink.user_timing",
      "disabled-by-default-v8.gc",
    ]
  : [];

const watch = (page: Page) =>
  page.evaluate(() => {
    window.seen = { gaps: [], tasks: [], rows: 0 };
    new PerformanceObserver((list) => {
      window.seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
    // A method: the compiler would wrap a named function in a helper that does not exist in the page.
    const clock = {
      before: performance.now(),
      frame(at: number) {
        window.seen.gaps.push(at - clock.before);
        clock.before = at;
        window.seen.rows = Math.max(window.seen.rows, document.querySelectorAll('[role="listitem"]').length);
        requestAnimationFrame(clock.frame);
      },
    };
    requestAnimationFrame(clock.frame);
  });

/** Bytes in use after garbage collection. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize;
}

/** Scrolls to the end repeatedly until that many rows have been loaded. */
async function readOn(page: Page, rows: number): Promise<void> {
  for (;;) {
    const read = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return Math.max(
        ...[...document.querySelectorAll('[role="listitem"]')].map((row) => Number(row.ariaPosInSet)),
      );
    });
    if (read >= rows) return;
    await page.waitForFunction(
      (last) =>
        [...document.querySelectorAll('[role="listitem"]')].some((row) => Number(row.ariaPosInSet) > last),
      read,
    );
  }
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Thread duration in microseconds of processor time. */
  tdur?: number;
  args: { name?: string };
}

/** Processor milliseconds of each task on the main thread. */
function workOf(events: readonly TraceEvent[]): number[] {
  const tasks = new Map<string, number[]>();
  const main = new Set<string>();
  for (const { name, ph, pid, tid, tdur, args } of events) {
    const thread = `${pid} ${tid}`;
    if (name === "thread_name" && args.name === "CrRendererMain") main.add(thread);
    if (ph !== "X" || !name.endsWith("RunTask") || tdur === undefined) continue;
    const its = tasks.get(thread) ?? [];
    its.push(tdur / 1_000);
    tasks.set(thread, its);
  }
  return [...main].flatMap((thread) => tasks.get(thread) ?? []);
}

/** Turns the wheel at a constant rate, without waiting for the page. */
async function scroll(devtools: CDPSession): Promise<void> {
  const turns = (seconds * 1_000) / PAUSE;
  const began = performance.now();
  const turned: Promise<unknown>[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const wheel = { type: "mouseWheel", x: 600, y: 500, deltaX: 0, deltaY: NOTCH } as const;
    turned.push(devtools.send("Input.dispatchMouseEvent", wheel));
    const wait = began + (turn + 1) * PAUSE - performance.now();
    if (wait > 0) await new Promise((resume) => setTimeout(resume, wait));
  }
  await Promise.all(turned);
}

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
try {
  const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1280, height: 900 } });
  await page.goto(`${address}/login`);
  await page.locator("input[type=email]").fill(login);
  await page.locator("input[type=password]").fill(password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/home");
  await page.goto(`${address}/history`);
  await page.locator('[role="listitem"][aria-setsize]').first().waitFor();
  const total = await page.locator('[role="listitem"]').first().getAttribute("aria-setsize");
  const devtools = await page.context().newCDPSession(page);
  await readOn(page, Number(readBefore));
  const heapBefore = await heapOf(devtools);
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", ...details] });
  await watch(page);
  await scroll(devtools);
  const trace = await browser.stopTracing();
  if (traceFile) await writeFile(traceFile, trace);
  const work = workOf((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents);
  const { gaps, tasks, rows } = await page.evaluate(() => window.seen);
  const reached = await page.evaluate(
    () => document.querySelector('[role="listitem"]:last-child')?.ariaPosInSet,
  );
  const late = gaps.filter((gap) => gap > LONG);
  const ms = (value: number) => value.toFixed(0);
  const longest = (values: number[]) => ms(Math.max(0, ...values));
  const sorted = tasks.toSorted((a, b) => b - a).map(ms);
  say(`  rows of the list         ${total}, scrolled to row ${reached}`);
  say(`  rows in the page         at most ${rows}`);
  say(`  frames                   ${gaps.length}, over 50 ms: ${late.length}, longest ${longest(gaps)} ms`);
  say(`  long tasks               ${tasks.length}${sorted.length > 0 ? `: ${sorted.join(", ")} ms` : ""}`);
  say(
    `  the page's own work      ${work.filter((each) => each > LONG).length} tasks over 50 ms, longest ${longest(work)} ms`,
  );
  say(
    `  heap                     ${ms(heapBefore / 1024)} kB, after scrolling ${ms((await heapOf(devtools)) / 1024)} kB`,
  );
} finally {
  await browser.close();
}
