import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser } from "playwright";
import { build } from "vite";
import { totp } from "../e2e/totp";
import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";

// Usage: tsx bench/pages.ts [addresses of running banks, by comma] [rounds] [paths, by comma] [trace file]. Opens the
// pages of each bank with an empty cache, on a phone of 390 px with 9/3 Mbps, 100 ms and a processor four times slower,
// and beside them a form of plain React, all in turns. Pages behind sign-in are reloaded by a customer of the demo data.
// The figures are medians, with the least and the most.
const usual = "/login,/home,/send,/history,/my_corporation";
const [banks = "http://127.0.0.1:4100", turns = "5", pages = usual, traceFile] = process.argv.slice(2);
const rounds = Number(turns);

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Milliseconds after the load event in which nothing more is waited for. */
const QUIET = 2_500;

const form = `
  import { createElement as h, useState } from "react";
  import { createRoot } from "react-dom/client";
  function Form() {
    const [values, setValues] = useState({});
    const field = (name, type) =>
      h("label", { key: name }, name, h("input", {
        name, type, value: values[name] ?? "",
        onChange: (event) => setValues({ ...values, [name]: event.target.value }),
      }));
    return h("form", null, h("h1", null, "Sign in"), field("e-mail", "email"), field("password", "password"),
      h("button", null, "Sign in"));
  }
  createRoot(document.getElementById("app")).render(h(Form));
`;

/** Serves a form of plain React, compressed; gives its address. */
async function servePlain() {
  const entry = "\0form";
  const built = await build({
    configFile: false,
    root: path.join(import.meta.dirname, ".."),
    logLevel: "error",
    plugins: [
      {
        name: "form",
        resolveId: (id) => (id === "form" ? entry : null),
        load: (id) => (id === entry ? form : null),
      },
    ],
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, rolldownOptions: { input: "form" } },
  });
  const [chunk] = "output" in built ? built.output : [];
  const script = brotliCompressSync(chunk?.type === "chunk" ? chunk.code : "");
  const page =
    '<!doctype html><meta name="viewport" content="width=device-width"><title>Plain</title><div id="app"></div><script type="module" src="/form.js"></script>';
  const server = createServer(({ url }, response) => {
    if (url === "/form.js")
      response.writeHead(200, { "Content-Type": "text/javascript", "Content-Encoding": "br" }).end(script);
    else response.writeHead(url === "/" ? 200 : 404, { "Content-Type": "text/html" }).end(page);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
  };
}

interface Seen {
  first: number;
  largest: number;
  usable: number;
  blocked: number;
  longest: number;
  shift: number;
  /** Bytes of script, compressed, until it can be used and once idle. */
  script: number;
  idle: number;
}

declare global {
  interface Window {
    opened: { largest: number; shift: number; tasks: number[]; usable: number };
  }
}

/** Runs in the page, before anything else. */
function watch() {
  window.opened = { largest: 0, shift: 0, tasks: [], usable: 0 };
  // Methods: the compiler would wrap a named function in a helper that does not exist in the page.
  const watcher = {
    on(type: string, hear: (entry: PerformanceEntry) => void) {
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => hear(entry))).observe({
        type,
        buffered: true,
      });
    },
    look() {
      const button = document.querySelector<HTMLButtonElement>("form button, main h1");
      if (!button || button.matches("[disabled]")) requestAnimationFrame(watcher.look);
      else window.opened.usable = performance.now();
    },
  };
  watcher.on("largest-contentful-paint", ({ startTime }) => (window.opened.largest = startTime));
  watcher.on(
    "layout-shift",
    (entry) => (window.opened.shift += (entry as PerformanceEntry & { value: number }).value),
  );
  watcher.on("longtask", ({ duration }) => window.opened.tasks.push(duration));
  addEventListener("DOMContentLoaded", watcher.look);
}

/** A phone on a slow line, and what makes it slow. */
async function phoneOf(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await page.addInitScript(watch);
  const slow = async () => {
    await devtools.send("Network.clearBrowserCache");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 100,
      downloadThroughput: (9 * 1024 * 1024) / 8,
      uploadThroughput: (3 * 1024 * 1024) / 8,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  };
  return { page, slow, close: () => context.close() };
}

type Phone = Awaited<ReturnType<typeof phoneOf>>;

async function signIn(browser: Browser, bank: string): Promise<Phone> {
  const phone = await phoneOf(browser);
  await phone.page.goto(new URL("/login", bank).href);
  await phone.page.locator("[autocomplete=username]").fill("ilze@amberline.example");
  await phone.page.locator("[autocomplete=current-password]").fill("Amberline2026");
  await phone.page.keyboard.press("Enter");
  await phone.page.locator("[autocomplete=one-time-code]").fill(totp("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"));
  await phone.page.waitForURL("**/home");
  return phone;
}

async function open({ page, slow }: Phone, address: string, isTraced: boolean): Promise<Seen> {
  await slow();
  if (isTraced) await browser.startTracing(page, { path: traceFile, categories: TRACED });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(() => window.opened.usable > 0);
  await page.waitForTimeout(QUIET);
  if (isTraced) await browser.stopTracing();
  const { largest, shift, tasks, usable, first, scripts } = await page.evaluate(() => ({
    ...window.opened,
    first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    scripts: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime, encodedBodySize }) => ({ startTime, encodedBodySize })),
  }));
  const bytes = (files: typeof scripts) => files.reduce((sum, file) => sum + file.encodedBodySize, 0);
  return {
    first,
    largest,
    usable,
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longest: Math.max(0, ...tasks),
    shift,
    script: bytes(scripts.filter(({ startTime }) => startTime < usable)),
    idle: bytes(scripts),
  };
}

const TRACED = [
  "devtools.timeline",
  "v8.execute",
  "disabled-by-default-v8.cpu_profiler",
  "loading",
  "blink.user_timing",
];

const plain = await servePlain();
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
const paths = pages.split(",");
const isOpen = (path: string) => path === "/login";
const tried: { address: string; customer: Phone | null }[] = [{ address: plain.address, customer: null }];
for (const bank of banks.split(",")) {
  const customer = paths.every(isOpen) ? null : await signIn(browser, bank);
  for (const path of paths.toReversed())
    tried.unshift({ address: new URL(path, bank).href, customer: isOpen(path) ? null : customer });
}
const seen = new Map<string, Seen[]>(tried.map(({ address }) => [address, []]));
for (let round = 0; round < rounds; round += 1)
  for (const [index, { address, customer }] of tried.entries()) {
    const phone = customer ?? (await phoneOf(browser));
    const isTraced = traceFile !== undefined && round === 0 && index === 0;
    seen.get(address)?.push(await open(phone, address, isTraced));
    if (!customer) await phone.close();
  }
await browser.close();
plain.stop();

const columns: [title: string, keyof Seen, write: (value: number) => string][] = [
  ["first paint, s", "first", (value) => (value / 1000).toFixed(2)],
  ["largest, s", "largest", (value) => (value / 1000).toFixed(2)],
  ["usable, s", "usable", (value) => (value / 1000).toFixed(2)],
  ["blocked, ms", "blocked", (value) => value.toFixed(0)],
  ["longest task", "longest", (value) => value.toFixed(0)],
  ["shift", "shift", (value) => value.toFixed(3)],
  ["script, kB", "script", (value) => (value / 1000).toFixed(1)],
  ["once idle, kB", "idle", (value) => (value / 1000).toFixed(1)],
];
say(["".padEnd(32), ...columns.map(([title]) => title.padStart(20))].join(""));
for (const [address, runs] of seen) {
  const cells = columns.map(([, key, write]) => {
    const values = runs.map((run) => run[key]).sort((a, b) => a - b);
    const [least = 0, median = 0, most = 0] = [values[0], values[values.length >> 1], values.at(-1)];
    return least === most ? write(median) : `${write(median)} (${write(least)}-${write(most)})`;
  });
  say(
    [
      (address === plain.address ? "plain React" : address).padEnd(32),
      ...cells.map((cell) => cell.padStart(20)),
    ].join(""),
  );
}
