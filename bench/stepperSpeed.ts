import { chromium, type Frame, type Page } from "playwright";
import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";

// Usage: tsx bench/stepperSpeed.ts <address of a running stepper.html, of a built Storybook's story of the stepper by
// itself (iframe.html?id=stepper-walk--send&viewMode=story), or of that story within Storybook (?path=/story/...)>
// [rounds]. Measures opening a flow with an empty cache, until its chart and screen are drawn and until they are
// stable, with the processor time of that; and taking a step, from the press of its button until the chart shows the
// new state, until the screen is drawn, and until it is stable. A screen shown for the first time is stable after 150
// ms without a change.
const [address = "http://127.0.0.1:4100/stepper.html", turns = "5"] = process.argv.slice(2);
const rounds = Number(turns);

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A payment whose answer is lost; each step is taken from the list of events. */
const walk = ["order.submit", "create=vop.NMTC", "name.confirm", "code.submit", "resend=net"];

/**
 * The chart shows the current state and the screen in the frame has its text in its own font; the screen itself reports
 * when it is stable. Within Storybook these are in a frame.
 */
const isThere = (isAtRest: boolean) => {
  const seen = {
    in(page: Document | null | undefined): boolean {
      if (!page) return false;
      const frame = page.querySelector("iframe")?.contentDocument;
      if (page.querySelector('[data-kind="state"][aria-current]') === null) return seen.in(frame);
      if (isAtRest) return frame?.documentElement?.dataset["shown"] !== undefined;
      return frame?.querySelector("main, h1") !== null && frame?.fonts.status === "loaded";
    },
  };
  return seen.in(document);
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
async function open(page: Page): Promise<readonly [number, number, number]> {
  await page.goto("about:blank");
  const thread = await worked(page);
  const began = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(isThere, false, { polling: "raf" });
  const drawn = performance.now() - began;
  await page.waitForFunction(isThere, true, { polling: "raf" });
  return [drawn, performance.now() - began, await thread()];
}

/** The page with the chart, which may be a frame of Storybook. */
async function stepperIn(page: Page): Promise<Frame> {
  for (const frame of page.frames()) if ((await frame.locator("[data-event]").count()) > 0) return frame;
  throw new Error("There is no stepper.");
}

/**
 * Milliseconds from pressing an event's button until the next frame of the chart, of the screen and of the stable
 * screen.
 */
const take = (page: Frame, id: string) =>
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

const told = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `median ${median.toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms (${sorted.length} times)`;
};

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
try {
  const opened: number[] = [];
  const settled: number[] = [];
  const thread: number[] = [];
  const chart: number[] = [];
  const screen: number[] = [];
  const rest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
    const [opening, settling, working] = await open(page);
    opened.push(opening);
    settled.push(settling);
    thread.push(working);
    const stepper = await stepperIn(page);
    for (const id of walk) {
      const [marked, drawn, rested] = await take(stepper, id);
      chart.push(marked);
      screen.push(drawn);
      rest.push(rested);
    }
    await page.close();
  }
  say(`  opened                    ${told(opened)}, the first ${(opened[0] ?? 0).toFixed(0)} ms`);
  say(`  opened, all at rest       ${told(settled)}`);
  say(`  opened, its thread's work ${told(thread)}`);
  say(`  a step, the chart         ${told(chart)}`);
  say(`  a step, the screen        ${told(screen)}`);
  say(`  a step, all at rest       ${told(rest)}`);
} finally {
  await browser.close();
}
