import { chromium, type CDPSession, type Page, type Request } from "playwright";
import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";

// Usage: tsx bench/homeHeap.ts <address of a running bank> [login without two-factor] [password] [polls]. The heap of
// the home page after every twenty of its own polls. The clock is not faked, because a fake one would retain memory.
// The first hundreds of polls are warm-up: code is compiled, and the browser's list of requests fills up at 250.
const [
  address = "http://127.0.0.1:4100",
  login = "marta@amberline.example",
  password = "Amberline2026",
  turns,
] = process.argv.slice(2);
const polls = Number(turns ?? 500);
/** The last polls, which should not add memory. */
const counted = 200;
const step = 20;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Bytes in use after garbage collection. */
async function heapOf(devtools: CDPSession): Promise<number> {
  for (let pass = 0; pass < 3; pass += 1) await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize;
}

const isList = (call: { url(): string }) => call.url().endsWith("/order");

/** The page polls when it becomes visible, or a moment later if a poll is in progress. */
async function poll(page: Page): Promise<void> {
  const answered = page.waitForResponse(isList);
  let isAsked = false;
  const note = (request: Request) => {
    isAsked ||= isList(request);
  };
  page.on("request", note);
  while (!isAsked) {
    await page.evaluate(() => {
      for (const isHidden of [true, false]) {
        Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
        document.dispatchEvent(new Event("visibilitychange"));
      }
    });
    await page.waitForTimeout(50);
  }
  page.off("request", note);
  await answered;
}

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
try {
  const page = await browser.newPage({ locale: "en-GB" });
  await page.goto(`${address}/login`);
  await page.locator("input[type=email]").fill(login);
  await page.locator("input[type=password]").fill(password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/home");
  const devtools = await page.context().newCDPSession(page);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  const heaps: number[] = [];
  for (let turn = 1; turn <= polls; turn += 1) {
    await poll(page);
    if (turn % step !== 0) continue;
    heaps.push(await heapOf(devtools));
    say(
      `  after ${String(turn).padStart(4)} polls ${((heaps.at(-1) ?? 0) / 1024).toFixed(0).padStart(8)} kB`,
    );
  }
  const [before = 0, end = 0] = [heaps.at(-1 - counted / step), heaps.at(-1)];
  say(`  grown over the last ${counted} polls: ${((end - before) / 1024).toFixed(0)} kB`);
} finally {
  await browser.close();
}
