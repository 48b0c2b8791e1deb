import { test as base, expect, type Page } from "@playwright/test";
import { Operator } from "./operator";
import { isItsDay, isItsTurn } from "./turns";
import { languages, type Language } from "./words";

/** Collects console errors and warnings; any of them fails the test. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    const isLostRequest = message.text().startsWith("Failed to load resource");
    // Which the tests want, but for those about it.
    const isWorkerLeftOut = message.text() === "Service Worker registration blocked by Playwright";
    const isLoud = message.type() === "error" || message.type() === "warning";
    if (isLoud && !isLostRequest && !isWorkerLeftOut) complaints.push(`${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    addEventListener("amberline:error", (event) =>
      console.error(`reported: ${event instanceof CustomEvent ? String(event.detail) : ""}`),
    );
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return complaints;
}

export interface Fixtures {
  turn: void;
  operator: Operator;
  complaints: string[];
}

/** Days in which each test is played once; those tagged `@daily` are played on all of them. */
const days = 7;

export const test = base.extend<Fixtures>({
  turn: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed.
    async ({}, provide, info) => {
      info.skip(!info.tags.includes("@daily") && !isItsTurn(info.title, days), "another day plays this");
      await provide();
    },
    { auto: true },
  ],
  operator: async ({ request }, provide) => provide(new Operator(request)),
  complaints: [
    // After the turn, so that no page is opened for a test of another day.
    async ({ turn: _, page }, provide) => {
      const complaints = await watch(page);
      await provide(complaints);
      expect(complaints, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
});

type Body = Parameters<typeof test>[2];

/** Declares a test that this run plays or leaves out, whatever its name. */
export const playedIf =
  (isPlayed: boolean) =>
  (title: string, body: Body): void =>
    (isPlayed ? test : test.skip)(title, { tag: "@daily" }, body);

/**
 * Rows of a matrix, at most seven, each with the function that declares its test. A run with a day includes one row and
 * skips the others until their day of the week; any other run includes all.
 */
export const inTurn = <Row>(rows: readonly Row[]): { row: Row; play: ReturnType<typeof playedIf> }[] =>
  rows.map((row, at) => ({ row, play: playedIf(isItsDay(at, rows.length)) }));

const widths = [390, 1280];

/** Declares tests in turn for each language and width of a window. */
export function onEachScreen(
  declare: (language: Language, play: ReturnType<typeof playedIf>, width: number) => void,
): void {
  const screens = languages.flatMap((language) => widths.map((width) => ({ language, width })));
  for (const { row, play } of inTurn(screens))
    test.describe(`at ${row.width} px`, () => {
      test.use({ viewport: { width: row.width, height: 844 } });
      declare(row.language, play, row.width);
    });
}

export { expect };
