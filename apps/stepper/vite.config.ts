import { execFileSync } from "node:child_process";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { ownLocales, trustedAnnouncer } from "../../vite.shared.ts";

/** Fills in the placeholders that the serving host fills in after a build. */
const page = (): Plugin => ({
  name: "amberline-page",
  apply: "serve",
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      html
        .replaceAll("__LANG__", "en")
        .replaceAll("__OFFERED__", "live flows")
        .replaceAll(' data-theme="__THEME__"', ""),
  },
});

/** Version and commit, for reports. */
function product(): string {
  const version = process.env["npm_package_version"] ?? "";
  try {
    return `${version} (${execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim()})`;
  } catch {
    return version;
  }
}

const here = (name: string) => path.join(import.meta.dirname, name);

export default defineConfig(({ command }) => ({
  // In development the bank's server passes these requests on, so that both have one origin.
  base: command === "serve" ? "/stepper/" : "./",
  plugins: [react(), page(), trustedAnnouncer(), ownLocales()],
  resolve: { conditions: ["@amberline/source", ...defaultClientConditions] },
  define: { "import.meta.env.VITE_PRODUCT": JSON.stringify(product()) },
  html: { cspNonce: "__CSP_NONCE__" },
  server: { port: 5175 },
  build: {
    target: "es2022",
    // The parts of a screen are many and small: named in advance they are not there sooner, and each costs a link.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) => (hostType === "html" ? needed : []),
    },
    assetsInlineLimit: 0,
    // Own name beside the pages: the bank's files are in /assets.
    assetsDir: "stepper",
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: { stepper: here("stepper.html"), screen: here("screen.html"), live: here("src/live.ts") },
      // The server names it in the bank's pages.
      output: {
        entryFileNames: ({ name }) => (name === "live" ? "stepper/live.js" : "stepper/[name]-[hash].js"),
        // By default a file for every set of flows that share something: a screen would need a hundred.
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 1, entriesAware: true },
            {
              name: "parts",
              test: /packages.(ui|app-kit)|react-aria|react-stately|internationalized|lucide/,
              minShareCount: 8,
            },
            { name: "journeys", minShareCount: 8 },
          ],
        },
      },
    },
  },
}));
