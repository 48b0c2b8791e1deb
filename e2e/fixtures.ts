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

export { expect };
