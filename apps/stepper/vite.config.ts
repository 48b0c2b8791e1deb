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

const here = (name: string) => path.join(import.meta.dirname, name);

export default defineConfig({
  base: "./",
  plugins: [react(), page(), trustedAnnouncer(), ownLocales()],
  resolve: { conditions: ["@amberline/source", ...defaultClientConditions] },
  html: { cspNonce: "__CSP_NONCE__" },
  server: { port: 5175 },
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
