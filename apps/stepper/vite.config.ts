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
        .replaceAll("__OFFERED__", "flows")
        .replaceAll(' data-theme="__THEME__"', ""),
  },
});

const PROVIDER = process.env["PROVIDER_URL"] ?? "http://127.0.0.1:4100";

/** Serves the tool's page at the root. */
const firstPage = (): Plugin => ({
  name: "amberline-first-page",
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, _response, next) => {
      if (request.url === "/") request.url = "/stepper.html";
      next();
    }),
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

export default defineConfig({
  base: "./",
  plugins: [react(), page(), firstPage(), trustedAnnouncer(), ownLocales()],
  resolve: { conditions: ["@amberline/source", ...defaultClientConditions] },
  define: { "import.meta.env.VITE_PRODUCT": JSON.stringify(product()) },
  html: { cspNonce: "__CSP_NONCE__" },
  // No rewriting of the origin: a new picture is accepted only from same-origin pages.
  server: {
    port: 5175,
    proxy: {
      "/images": { target: PROVIDER, changeOrigin: false },
      "/stepper/flows": { target: PROVIDER, changeOrigin: false },
    },
  },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Own name beside the pages: the bank's files are in /assets.
    assetsDir: "stepper",
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: { stepper: here("stepper.html"), screen: here("screen.html"), live: here("src/live.ts") },
      // The server names it in the bank's pages.
      output: {
        entryFileNames: ({ name }) => (name === "live" ? "stepper/live.js" : "stepper/[name]-[hash].js"),
      },
    },
  },
});
