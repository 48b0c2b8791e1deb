import { readFileSync } from "node:fs";
import path from "node:path";
import { calls } from "@amberline/api/contract";
import { paths } from "@amberline/bank/paths";
import { text, type TextKey } from "@amberline/flow-lab/browser/words";
import { expect, type Page, type Request } from "@playwright/test";

/** What a network, a proxy in it or a release can do to a request. `answer lost`: the bank has carried it out. */
export const faults = ["lost", "silent", "404", "500", "HTML", "answer lost", "late"] as const;
export type Fault = (typeof faults)[number];

/** All that a place asks for, together. */
export const EVERYTHING = "everything" as const;

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  isEntry?: boolean;
}
const manifestFile = path.join(import.meta.dirname, "../apps/bank/dist/.vite/manifest.json");
const chunks = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, Chunk>;

/** The module a file was built from, or after which a file that several share is called. */
const moduleOf = (key: string, { name = "" }: Chunk) =>
  key.startsWith("_")
    ? name
    : key
        .replace(/^(\.\.\/)*(packages|node_modules)\/|^virtual:/g, "")
        .replace(/^src\//, "bank/")
        .replace("/src/", "/")
        .replace(/(\/index)?(\.esm)?\.[jt]sx?$|\.json$/, "");

/** Code by its address, without the files that the page itself names: before them there is no app that could say anything. */
function readParts(): Map<string, string> {
  const first = new Set<string>();
  const take = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || first.has(chunk.file)) return;
    first.add(chunk.file);
    chunk.imports?.forEach(take);
  };
  Object.entries(chunks).forEach(([key, { isEntry }]) => isEntry && take(key));
  const parts = new Map<string, string>();
  for (const [key, chunk] of Object.entries(chunks)) {
    if (first.has(chunk.file) || !chunk.file.endsWith(".js")) continue;
    const name = moduleOf(key, chunk);
    const namesakes = [...parts.values(), ...Object.keys(calls)].filter(
      (other) => other.replace(/ \d$/, "") === name,
    ).length;
    parts.set(`/${chunk.file}`, namesakes > 0 ? `${name} ${namesakes + 1}` : name);
  }
  return parts;
}
const parts = readParts();
const callNames = new Map(
  Object.entries(calls).map(([name, { method, path: at }]) => [`${method} /api/v1${at}`, name]),
);

/** The part of the app or the call of the contract that a request is for. */
const nameOf = (method: string, url: string): string | undefined => {
  const { pathname } = new URL(url);
  return parts.get(pathname) ?? callNames.get(`${method} ${pathname}`);
};
/** Patterns of the addresses that an item is asked for at. */
const addressesOf = (item: string): string[] =>
  item === EVERYTHING
    ? ["*/assets/*.js", "*/api/v1/*"]
    : [
        ...[...parts].filter(([, name]) => name === item).map(([at]) => `*${at}`),
        ...[...callNames].filter(([, name]) => name === item).map(([key]) => `*${key.split(" ")[1]}`),
      ];
/** Whether the app asks for it in this build. */
export const isInBuild = (item: string): boolean => addressesOf(item).length > 0;
export const kindOf = (item: string): "everything" | "call" | "part" =>
  item === EVERYTHING ? item : isCall(item) ? "call" : "part";
const isCall = (name: string): boolean => Object.hasOwn(calls, name);
/** Whether a call changes something at the bank. */
export const isWrite = (name: string): boolean =>
  Object.entries(calls).some(
    ([call, { method, ...rest }]) =>
      call === name && method === "POST" && !("conditional" in rest && rest.conditional),
  );

/** Goes on for as long as the page is there. */
const endless: keyof typeof calls = "bridgeStream";

const foreignPage = "<!doctype html><title>Not found</title><h1>Not found</h1>";

/** What of all that is asked for meets which fault. */
export type Cut = Readonly<Record<string, Fault>>;

/** The line between a page and the bank: what `cut` names meets a fault until `restore`. The browser's cache stays as it is. */
export async function lineOf(page: Page) {
  const browser = await page.context().newCDPSession(page);
  let cut: Cut = {};
  let held: { requestId: string; isLate: boolean }[] = [];
  const unmet = new Set<string>();
  const underWay = new Set<Request>();
  let asked = new Set<string>();

  const body = Buffer.from(foreignPage).toString("base64");
  const responseHeaders = [{ name: "Content-Type", value: "text/html" }];
  async function meet(requestId: string, fault: Fault) {
    const fail = (errorReason: "InternetDisconnected" | "ConnectionReset") =>
      browser.send("Fetch.failRequest", { requestId, errorReason });
    const answer = (responseCode: number) =>
      browser.send("Fetch.fulfillRequest", { requestId, responseCode, responseHeaders, body });
    if (fault === "lost") return fail("InternetDisconnected");
    if (fault === "404") return answer(404);
    if (fault === "HTML") return answer(200);
    if (fault === "500") return browser.send("Fetch.fulfillRequest", { requestId, responseCode: 500 });
    if (fault === "answer lost")
      return browser.send("Fetch.continueRequest", { requestId, interceptResponse: true });
    held.push({ requestId, isLate: fault === "late" });
  }
  browser.on("Fetch.requestPaused", ({ requestId, request, responseStatusCode, responseErrorReason }) => {
    const pass = () => browser.send("Fetch.continueRequest", { requestId });
    const handle = async () => {
      if (responseStatusCode !== undefined || responseErrorReason !== undefined)
        return browser.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" });
      const name = nameOf(request.method, request.url);
      const item = [EVERYTHING, name].find((each) => each !== undefined && each in cut);
      const fault = item === undefined || name === undefined ? undefined : cut[item];
      if (item === undefined || fault === undefined) return pass();
      unmet.delete(item);
      return meet(requestId, fault);
    };
    // The page may have given up waiting, or be gone.
    handle().catch(() => undefined);
  });

  page.on("request", (request) => {
    const name = nameOf(request.method(), request.url());
    if (name === undefined) return;
    // Other pages open it when they have nothing else to do, and do without.
    if (name === endless && !page.url().endsWith(paths.chat)) return;
    asked.add(name);
    if (name !== endless) underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));

  return {
    /** Waits for all to meet their faults since the line was last cut; those that have not, though all is there. */
    async unmet(isThere: () => Promise<boolean>): Promise<readonly string[]> {
      const areMet = (timeout: number) =>
        expect
          .poll(() => unmet.size, { intervals: [10], timeout })
          .toBe(0)
          .then(
            () => true,
            () => false,
          );
      // A busy machine is slow to ask.
      if (!(await areMet(3_000)) && !(await isThere())) await areMet(12_000);
      return [...unmet];
    },
    /** What is asked for while something happens, until all of it is answered. */
    async record(act: () => Promise<void>): Promise<string[]> {
      asked = new Set();
      await act();
      await expect.poll(() => underWay.size, { intervals: [20] }).toBe(0);
      return [...asked].sort((one, other) => Number(isCall(one)) - Number(isCall(other)));
    },
    /** Waits for the bank to answer what reaches it: on a busy machine it is slower than a page's clock that a test moves on. */
    async isAnswered() {
      const reaches = (request: Request) => {
        const name = nameOf(request.method(), request.url());
        return name !== undefined && !(name in cut) && !(EVERYTHING in cut);
      };
      await expect.poll(() => [...underWay].some(reaches), { intervals: [20], timeout: 10_000 }).toBe(false);
    },
    async cut(what: Cut) {
      cut = what;
      unmet.clear();
      for (const item of Object.keys(cut)) unmet.add(item);
      const patterns = [...unmet].flatMap(addressesOf).map((urlPattern) => ({ urlPattern }));
      await browser.send("Fetch.enable", { patterns });
    },
    /** What was late arrives, what nobody answered breaks off. */
    async restore() {
      cut = {};
      const kept = held;
      held = [];
      for (const { requestId, isLate } of kept)
        await (
          isLate
            ? browser.send("Fetch.continueRequest", { requestId })
            : browser.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" })
        ).catch(() => undefined);
      await browser.send("Fetch.disable");
    },
  };
}

/** Notes every moment in which the page shows nothing, from its first paint. */
export async function watchBlanks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { blanks: 0 };
    Object.assign(window, { seen });
    // Frames and pictures have nothing to be blank of.
    if (self !== top || !(document instanceof HTMLDocument)) return;
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
  // None while the page is being reloaded: to be asked again.
  const count = () => (window as unknown as { seen: { blanks: number } }).seen.blanks;
  return () => page.evaluate(count).catch(() => NaN);
}

const spoken: readonly TextKey[] = [
  "error.access",
  "error.general",
  "error.forbidden",
  "app.retry",
  "app.reload",
  "app.chunk.slow.title",
  "app.chunk.lost.text",
  "send.bankUnreached",
  "send.unresolved",
  "session.extendFailed",
  "contract.downloadFailed",
  "devices.stale",
  "passkeys.stale",
  "overview.failed",
  "members.linkFailed",
  "documents.confirming",
  "newPassword.maybeChanged",
  "session.ended.text",
];
const waiting: readonly TextKey[] = ["chat.sending"];
const say = (key: TextKey) => text("en", key);

/** Marks the page as it is, to tell it from what a reload brings. */
export const remember = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isRemembered: true }));

/** What a customer sees at a glance. */
export const look = (
  page: Page,
): Promise<Record<"isSaid" | "isWaiting" | "isReloaded" | "isLeaking", boolean>> =>
  page
    .evaluate(
      ({ words, waits }) => {
        const seen = document.body.innerText;
        const alerts = [...document.querySelectorAll<HTMLElement>("[role=alert]")];
        return {
          isSaid:
            words.some((each) => seen.includes(each)) ||
            alerts.some((alert) => alert.checkVisibility() && alert.innerText.trim() !== ""),
          isWaiting:
            /\p{L}…/u.test(seen) ||
            waits.some((each) => seen.includes(each)) ||
            document.querySelector("[aria-busy=true]") !== null,
          isReloaded: !("isRemembered" in window),
          // A link that asks for money is there to be seen.
          isLeaking: /\/assets\/|https?:\/\/127(?!\S*\/pay#)/.test(seen),
        };
      },
      { words: spoken.map(say), waits: waiting.map(say) },
    )
    // The page is being reloaded.
    .catch(() => ({ isSaid: false, isWaiting: false, isReloaded: false, isLeaking: false }));

/** Presses a button that is offered and not covered; false if there is none. */
export const pressOffered = (page: Page, key: TextKey): Promise<boolean> =>
  page.evaluate((name) => {
    const button = [...document.querySelectorAll("button")].find(
      (each) => each.innerText.trim() === name && each.checkVisibility() && !each.closest("[inert]"),
    );
    button?.click();
    return button !== undefined;
  }, say(key));

export type Line = Awaited<ReturnType<typeof lineOf>>;
