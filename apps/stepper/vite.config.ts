import path from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { ownLocales, trustedAnnouncer } from "../../vite.shared.ts";

/** Fills in what the serving host fills in for the built pages. */
const page = (): Plugin => ({
  name: "amberline-page",
  apply: "serve",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replaceAll("__LANG__", "en").replaceAll(' data-theme="__THEME__"', ""),
  },
});

const PROVIDER = process.env["PROVIDER_URL"] ?? "http://127.0.0.1:4100";

/** The page of the tool is its first page too. */
const firstPage = (): Plugin => ({
  name: "amberline-first-page",
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, _response, next) => {
      if (request.url === "/") request.url = "/stepper.html";
      next();
    }),
});

const here = (name: string) => path.join(import.meta.dirname, name);

export default defineConfig({
  base: "./",
  plugins: [react(), page(), firstPage(), trustedAnnouncer(), ownLocales()],
  resolve: { conditions: ["@amberline/source", ...defaultClientConditions] },
  html: { cspNonce: "__CSP_NONCE__" },
  // The address stays as the browser knows it: a new picture is accepted from pages of the very same one only.
  server: { port: 5175, proxy: { "/images": { target: PROVIDER, changeOrigin: false } } },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Beside the pages, under a name of its own: the bank's files are under /assets.
    assetsDir: "stepper",
    chunkSizeWarningLimit: 800,
    rolldownOptions: { input: { stepper: here("stepper.html"), screen: here("screen.html") } },
  },
});
