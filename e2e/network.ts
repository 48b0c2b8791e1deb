import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, type Request, type Route } from "@playwright/test";
import { type TextKey } from "@amberline/flow-lab/browser/words";
import { onScreen } from "@amberline/flow-lab/browser/screens";

/** What a network, a proxy in it or a release can do to a request. */
export const faults = ["lost", "silent", "late", "404", "500", "HTML"] as const;
export type Fault = (typeof faults)[number];

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}
const manifestFile = path.join(import.meta.dirname, "../apps/bank/dist/.vite/manifest.json");

/** Files the page itself names: without them there is no app that could say anything. */
function firstFiles(): Set<string> {
  const chunks = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, Chunk>;
  const first = new Set<string>();
  const take = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || first.has(chunk.file)) return;
    first.add(chunk.file);
    chunk.imports?.forEach(take);
  };
  Object.entries(chunks).forEach(([name, { isEntry }]) => isEntry && take(name));
  return first;
}
const first = firstFiles();

/** Requests for code that is loaded when it is needed. */
export const parts = (request: Request) => {
  const { pathname } = new URL(request.url());
  return pathname.endsWith(".js") && pathname.startsWith("/assets/") && !first.has(pathname.slice(1));
};
/** Requests to the provider. */
export const calls = (request: Request) => new URL(request.url()).pathname.startsWith("/api/");
export const everything = (request: Request) => parts(request) || calls(request);

const foreignPage = "<!doctype html><title>Not found</title><h1>Not found</h1>";

/** The line between the page and the bank: what `cut` selects meets a fault until `restore`. */
export function lineOf(page: Page) {
  const isConcerned = (url: URL) => url.pathname.startsWith("/assets/") || url.pathname.startsWith("/api/");
  let held: { route: Route; isLate: boolean }[] = [];
  let isCut = false;
  let met = 0;
  return {
    /** Requests that met a fault since the line was last cut. */
    met: () => met,
    async cut(fault: Fault, which: (request: Request) => boolean) {
      met = 0;
      isCut = true;
      await page.route(isConcerned, async (route) => {
        if (!isCut || !which(route.request())) return route.fallback();
        met += 1;
        if (fault === "lost") return route.abort("internetdisconnected");
        if (fault === "404")
          return route.fulfill({ status: 404, contentType: "text/html", body: foreignPage });
        if (fault === "500") return route.fulfill({ status: 500, body: "" });
        if (fault === "HTML") return route.fulfill({ contentType: "text/html", body: foreignPage });
        held.push({ route, isLate: fault === "late" });
      });
    },
    /** What was late arrives, what nobody answered breaks off. */
    async restore() {
      isCut = false;
      const kept = held;
      held = [];
      for (const { route, isLate } of kept)
        await (isLate ? route.fallback() : route.abort("connectionreset")).catch(() => undefined);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    },
  };
}

/** Notes every moment in which the page shows nothing, from its first paint. */
export async function watchBlanks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { blanks: 0 };
    Object.assign(window, { seen });
    const isBlank = () =>
      [...document.body.children].every((part) => part.matches("script") || !part.textContent?.trim());
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(() => {
        if (!isBlank()) return;
        // Two frames: what is replaced before it is painted was never seen. Not a timer, which a test may hold.
        void document.documentElement.animate([], 40).finished.then(() => {
          if (isBlank()) seen.blanks += 1;
        });
      }).observe(document.body, { subtree: true, childList: true }),
    );
  });
  return () => page.evaluate(() => (window as unknown as { seen: { blanks: number } }).seen.blanks);
}

const spoken: readonly TextKey[] = ["error.access", "error.general", "error.forbidden"];

/** Whatever tells a customer that something did not arrive. */
export function words(page: Page) {
  const { alert, button, say } = onScreen(page);
  return spoken
    .map((key) => page.getByText(say(key)))
    .reduce((all, each) => all.or(each), alert().or(button("app.retry")))
    .filter({ visible: true })
    .first();
}

/** Lets growing pauses and timeouts pass until something is on the screen. */
export const inTime = (page: Page, check: () => Promise<void>, step = 4_000) =>
  expect(async () => {
    await page.clock.fastForward(step);
    await check();
  }).toPass({ timeout: 25_000, intervals: [0, 200, 200, 500] });

export type Line = ReturnType<typeof lineOf>;
