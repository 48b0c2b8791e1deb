import { chromium, type Page } from "playwright";
import { walks } from "@amberline/flow-lab/drive";
import { versionOf, writeAddress, type AnyFlowDefinition } from "@amberline/flow-lab/engine";
import { flows } from "@amberline/flow-lab/flows";
import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";

// Usage: tsx --conditions=@amberline/source bench/stepperSpeed.ts <address of a running stepper.html, or of a built
// Storybook's story of sending by itself (iframe.html?id=stepper-walk--send&viewMode=story)> [flow ...]. Opens every
// flow, or those named, with an empty cache, until its chart and screen are drawn, with the processor time of that;
// and takes every event of the walks that are played in the real app, from the press of its button until the chart
// shows the new state, until the screen is drawn, and until it is stable. A screen shown for the first time is stable
// after 150 ms without a change.
const [address = "http://127.0.0.1:4100/stepper.html", ...wanted] = process.argv.slice(2);

/** Milliseconds: what opening a flow and taking a step may last. */
const OPENED = 2_000;
const STEPPED = 100;
/** Milliseconds that a tester looks at a step before the next. */
const LOOK = 300;

const say = (line: string) => process.stdout.write(`${line}\n`);

type Walk = (typeof walks)[number];

/** The fewest walks of a flow, longest first, in which each of its events is taken once. */
function walksOf({ id }: AnyFlowDefinition): readonly Walk[] {
  const met = new Set<string>();
  return walks
    .filter(({ flow }) => flow === id)
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter(({ steps }) => {
      const isNew = steps.some((step) => !met.has(step));
      for (const step of steps) met.add(step);
      return isNew;
    });
}

/** Where a flow is opened, at the beginning of a walk. */
function addressOf(flow: AnyFlowDefinition, { input }: Walk): string {
  const story = flow.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const start = writeAddress({ flow: flow.id, version: versionOf(flow), input, steps: [] });
  return `${address.replace("--send&", `--${story}&`)}#${start}`;
}

/**
 * The chart shows the current state and the screen in the frame has its text in its own font; the screen itself reports
 * when it is stable.
 */
const isThere = (isAtRest: boolean) => {
  const frame = document.querySelector("iframe")?.contentDocument;
  if (!frame || document.querySelector('[data-kind="state"][aria-current]') === null) return false;
  if (isAtRest) return frame.documentElement?.dataset["shown"] !== undefined;
  return frame.querySelector("main, h1") !== null && frame.fonts.status === "loaded";
};

/** Processor milliseconds of the main thread, independent of other processes. */
async function worked(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1_000 * (metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN);
  };
}

/** Milliseconds until drawn and until stable, and the processor time. */
async function open(page: Page, flow: string): Promise<readonly [number, number, number]> {
  await page.goto("about:blank");
  const thread = await worked(page);
  const began = performance.now();
  await page.goto(flow, { waitUntil: "commit" });
  await page.waitForFunction(isThere, false, { polling: "raf" });
  const drawn = performance.now() - began;
  await page.waitForFunction(isThere, true, { polling: "raf" });
  return [drawn, performance.now() - began, await thread()];
}

/**
 * Milliseconds from pressing an event's button until the next frame of the chart, of the screen and of the stable
 * screen. Not a number for what the event changes nothing of, as a reading in the background.
 */
const take = (page: Page, id: string) =>
  page.evaluate(async (wanted) => {
    const button = document.querySelector<HTMLElement>(`[data-event="${CSS.escape(wanted)}"]`);
    const screen = document.querySelector("iframe")?.contentDocument?.documentElement;
    if (!button || !screen) throw new Error(`There is no ${wanted}.`);
    const began = performance.now();
    // Methods: the compiler would wrap named functions in a helper that does not exist in the page.
    const seen = {
      frameAfter(root: Node, what: MutationObserverInit, isMeant: () => boolean) {
        return new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!isMeant()) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - began));
          });
          setTimeout(resolve, 2_000, Number.NaN);
          observer.observe(root, { subtree: true, ...what });
        });
      },
    };
    const before = screen.dataset["shown"];
    const chart = seen.frameAfter(document.body, { attributeFilter: ["aria-current"] }, () => true);
    const everything = { childList: true, characterData: true, attributes: true };
    const drawn = seen.frameAfter(screen.ownerDocument.body, everything, () => true);
    const rested = seen.frameAfter(
      screen,
      { attributeFilter: ["data-shown"] },
      () => ![undefined, before].includes(screen.dataset["shown"]),
    );
    button.click();
    return [await chart, await drawn, await rested] as const;
  }, id);

const longest = (times: readonly number[]) => Math.max(0, ...times);
const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
/** A column of milliseconds; what is longer than allowed is marked. */
const column = (time: number, most: number) => `${time.toFixed(0)}${time > most ? "!" : " "}`.padStart(8);

interface Measured {
  opened: number[];
  settled: number[];
  thread: number[];
  chart: number[];
  screen: number[];
  rest: number[];
}

const nothing = (): Measured => ({ opened: [], settled: [], thread: [], chart: [], screen: [], rest: [] });

const row = (name: string, { opened, settled, thread, chart, screen, rest }: Measured) =>
  [
    name.padEnd(20),
    column(longest(opened), OPENED),
    column(longest(settled), Infinity),
    column(longest(thread), Infinity),
    String(chart.length).padStart(7),
    ...[chart, screen].flatMap((times) => [column(median(times), STEPPED), column(longest(times), STEPPED)]),
    column(longest(rest), Infinity),
  ].join("");

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
const slow: string[] = [];
const all = nothing();
say(`${"".padEnd(20)}  opened at rest  thread  steps   chart longest  screen longest at rest`);
try {
  for (const flow of flows.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    const measured = nothing();
    for (const walk of walksOf(flow)) {
      const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
      const [opened, settled, thread] = await open(page, addressOf(flow, walk));
      measured.opened.push(opened);
      measured.settled.push(settled);
      measured.thread.push(thread);
      for (const step of walk.steps) {
        // The screen may have taken it by itself, as a list asks for what is older.
        if ((await page.locator(`[data-event="${step}"]`).count()) === 0) continue;
        await page.waitForTimeout(LOOK);
        const [chart, screen, rest] = await take(page, step);
        for (const [times, time] of [
          [measured.chart, chart],
          [measured.screen, screen],
          [measured.rest, rest],
        ] as const)
          if (!Number.isNaN(time)) times.push(time);
        if (chart > STEPPED || screen > STEPPED)
          slow.push(`${flow.id}, ${step}: chart ${chart.toFixed(0)} ms, screen ${screen.toFixed(0)} ms`);
      }
      await page.close();
    }
    say(row(flow.id, measured));
    for (const key of Object.keys(all) as (keyof Measured)[]) all[key].push(...measured[key]);
  }
  say(row("all", all));
  say(`\n! longer than ${OPENED} ms to open or ${STEPPED} ms for a step. Slow steps: ${slow.length}`);
  for (const line of slow) say(`  ${line}`);
} finally {
  await browser.close();
}
