import path from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";

const port = 4187;
const root = path.resolve(import.meta.dirname, "..");

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "**/*.spec.ts",
  outputDir: path.join(import.meta.dirname, ".results"),
  reporter: [["list"], ["html", { open: "never", outputFolder: path.join(import.meta.dirname, ".report") }]],
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env["CI"],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Riga",
    trace: "retain-on-failure",
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArgs },
  },
  webServer: {
    command: `node apps/sandbox/dist/server.js --data-dir e2e/.data --reset --app-dir apps/bank/dist`,
    cwd: root,
    url: `http://127.0.0.1:${port}/login`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: "ignore",
  },
});
