import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";

/** What the browser keeps when `press` is done: the file's name and what is in it. */
export async function downloaded(page: Page, press: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  const content = await readFile(await download.path());
  return { name: download.suggestedFilename(), content };
}

/** Fails unless the file is a whole PDF. */
export function expectPdf({ name, content }: { name: string; content: Buffer }) {
  expect(name).toMatch(/\.pdf$/);
  expect(content.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  expect(content.subarray(-8).toString("latin1")).toContain("%%EOF");
}
