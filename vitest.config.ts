import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArgs, findChromium } from "./scripts/chromium.mjs";

// Vitest hands these to Node as well: with "import" or "module" among them, a `require` would be given ES modules.
const nodeConditions = ["@amberline/source", "node"];

// A function, because one shared object makes Vitest see the same browser defined twice.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 800, height: 600 },
  provider: playwright({
    contextOptions: { viewport: { width: 1280, height: 900 }, locale: "en-GB", timezoneId: "Europe/Riga" },
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArgs },
  }),
  instances: [{ browser: "chromium" as const }],
});

export default defineConfig({
  test: {
    // Vitest leaves one core to itself: of two, that is half of them.
    maxWorkers: "100%",
    projects: [
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          name: "unit",
          environment: "node",
          // Files share what they import, so that a worker reads each module once. What a test replaces, it puts back.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          include: ["{packages,apps,scripts,e2e,images}/**/*.test.{ts,tsx,mjs}"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          globalSetup: ["apps/sandbox/src/platform/postgres.setup.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          env: { TZ: "Europe/Riga" },
        },
      },
      {
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, ".storybook") })],
        optimizeDeps: {
          include: ["react", "react-dom", "react-dom/client", "react/jsx-dev-runtime", "react/jsx-runtime"],
        },
        test: {
          name: "storybook",
          browser: browser(),
          testTimeout: 60_000,
          maxWorkers: 2,
          // A story that needs its second try is named in the report, and is to be mended.
          retry: 1,
        },
      },
    ],
  },
});
