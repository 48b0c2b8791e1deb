import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";
import { operatorKey, origin, port, pushPort } from "@amberline/flow-lab/browser/address";

const root = path.resolve(import.meta.dirname, "..");
const executablePath = findChromium();

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "**/*.spec.ts",
  outputDir: path.join(import.meta.dirname, ".results", String(port)),
  reporter: [
    ["dot"],
    ["html", { open: "never", outputFolder: path.join(import.meta.dirname, ".report") }],
    [path.join(root, "scripts/playwrightReport.mjs")],
  ],
  fullyParallel: true,
  // More than cores, because tests often wait for a page, a poll or the next code.
  workers: availableParallelism() * 2,
  forbidOnly: !!process.env["CI"],
  // What a machine at half its usual speed needs. A test may have to wait for its customer's next two-factor code.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Riga",
    // Requests that a service worker answers can't be held or lost by a test: it is on in tests about it.
    serviceWorkers: "block",
    // Animations are on only in tests about them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
  },
  webServer: {
    command: `node apps/sandbox/dist/server.js --data-dir e2e/.data/${port} --reset --app-dir apps/bank/dist --brands-dir apps/bank/dist/.brands --operator-dir apps/operator/dist --stepper-dir apps/stepper/dist --flows-dir packages/flow-lab/src --images-dir e2e/images --testing`,
    cwd: root,
    url: `${origin}/login`,
    env: { PORT: String(port), OPERATOR_KEY: operatorKey, PUSH_HOSTS: `http://127.0.0.1:${pushPort}` },
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: "ignore",
  },
});
