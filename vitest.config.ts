import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { isItsTurn } from "./packages/flow-lab/src/browser/turns.ts";
import { takesTurns } from "./scripts/trace/titles.ts";
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

// Storybook records every call of a play for its panel, and React every render for the browser's profiler: nobody opens
// either here, and in a page that stays the records only grow. Styles are added rule by rule, as in production: else
// the browser reads all of the sheet again with each.
const lightPage: Plugin = {
  name: "light-page",
  transformIndexHtml: () => [
    {
      tag: "script",
      children: `
        window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (calls) => calls };
        console.timeStamp = console.createTask = undefined;
        window.SC_DISABLE_SPEEDY = false;
      `,
      injectTo: "head-prepend",
    },
  ],
};

// Storybook reads all stories as soon as its plugin is made: not for a run of other tests.
const asked = process.argv.flatMap((word, at) =>
  word === "--project" ? process.argv.slice(at + 1, at + 2) : [],
);
const hasStories = asked.length === 0 || asked.includes("storybook");

/** A story that proves a line of the specification is daily. */
const provesLine = (story: string) =>
  readFileSync(path.join(import.meta.dirname, story), "utf8").includes("proves: [");

const filesOfOtherDays = ["packages", "apps"]
  .flatMap((folder) =>
    readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      path.posix.join(folder, name.replaceAll(path.sep, "/")),
    ),
  )
  .filter((file) =>
    file.endsWith(".stories.tsx")
      ? !provesLine(file) && !isItsTurn(file, 3)
      : takesTurns(file) && !isItsTurn(file, 7),
  );

const storybook = () => ({
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, ".storybook") }), lightPage],
  optimizeDeps: {
    include: ["react", "react-dom", "react-dom/client", "react/jsx-dev-runtime", "react/jsx-runtime"],
  },
  test: {
    name: "storybook",
    exclude: filesOfOtherDays,
    browser: browser(),
    // One page for all stories of a worker, so that each module is read once: every story clears up after itself.
    isolate: false,
    setupFiles: [path.join(import.meta.dirname, ".storybook/tests.ts")],
    testTimeout: 60_000,
    // One more than two cores: a story often waits for what it shows.
    maxWorkers: 3,
  },
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
          setupFiles: [path.join(import.meta.dirname, "vitest.setup.ts")],
          include: ["{packages,apps,scripts,e2e,images}/**/*.test.{ts,tsx,mjs}"],
          exclude: ["**/node_modules/**", "**/dist/**", ...filesOfOtherDays],
          globalSetup: ["apps/sandbox/src/platform/postgres.setup.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          env: { TZ: "Europe/Riga" },
        },
      },
      ...(hasStories ? [storybook()] : []),
    ],
  },
});
