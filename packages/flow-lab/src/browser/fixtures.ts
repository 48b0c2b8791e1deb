import { test as base, expect, type Page } from "@playwright/test";
import { Operator } from "./operator";

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

interface Fixtures {
  operator: Operator;
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  operator: async ({ request }, provide) => provide(new Operator(request)),
  complaints: [
    async ({ page }, provide) => {
      const complaints = await watch(page);
      await provide(complaints);
      expect(complaints, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
});

type Declare = (title: string, body: Parameters<typeof test>[2]) => void;

/** Day of the matrices, since 1970; NaN to run all rows. */
const day = Number(process.env["AMBERLINE_MATRIX_DAY"] ?? NaN);

/** Whether this run includes a row of a matrix: on its day of the week, or always. */
export const isItsDay = (row: number, rows: number): boolean => Number.isNaN(day) || day % rows === row;

/**
 * Rows of a matrix, at most seven, each with the function that declares its test. A run with a day includes one row and
 * skips the others until their day of the week; any other run includes all.
 */
export const inTurn = <Row>(rows: readonly Row[]): { row: Row; play: Declare }[] =>
  rows.map((row, at) => ({ row, play: isItsDay(at, rows.length) ? test : test.skip }));

export { expect };
