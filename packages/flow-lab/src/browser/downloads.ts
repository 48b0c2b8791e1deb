import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";

/** Name and content of the file that `press` downloads. */
export async function downloaded(page: Page, press: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  const content = await readFile(await download.path());
  return { name: download.suggestedFilename(), content };
}

export function expectPdf({ name, content }: { name: string; content: Buffer }) {
  expect(name).toMatch(/\.pdf$/);
  expect(content.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  expect(content.subarray(-8).toString("latin1")).toContain("%%EOF");
}
