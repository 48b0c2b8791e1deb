import { test as base, expect, type Page } from "@playwright/test";
import { Operator } from "./operator";

/** What the browser complained about: any of it fails the test. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    const isLostRequest = message.text().startsWith("Failed to load resource");
    const isLoud = message.type() === "error" || message.type() === "warning";
    if (isLoud && !isLostRequest) complaints.push(`${message.type()}: ${message.text()}`);
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

/** Days since 1970 that the matrices are at; NaN when all of each is played. */
const day = Number(process.env["AMBERLINE_MATRIX_DAY"] ?? NaN);

/** Whether this run plays a row of a matrix: its own one of the week's days has come, or all are played. */
export const isItsDay = (row: number, rows: number): boolean => Number.isNaN(day) || day % rows === row;

/**
 * The rows of a matrix, at most seven, each with what declares its test. A run with a day plays one row and leaves each
 * other to its own day of the week to come; any other run plays all.
 */
export const inTurn = <Row>(rows: readonly Row[]): { row: Row; play: Declare }[] =>
  rows.map((row, at) => ({ row, play: isItsDay(at, rows.length) ? test : test.skip }));

export { expect };
