import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { basePath } from "../../basePath.mjs";
import { namedBelow, ownLocales, trustedAnnouncer } from "../../vite.shared.ts";

const PROVIDER = process.env["PROVIDER_URL"] ?? "http://127.0.0.1:4100";

/** Fills in what the serving host fills in for the built tool. */
const page = (): Plugin => ({
  name: "amberline-page",
  apply: "serve",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replaceAll("__LANG__", "en").replaceAll(' data-theme="__THEME__"', ""),
  },
});

export default defineConfig({
  base: `${basePath}sandbox/`,
  plugins: [
    react(),
    namedBelow(/operator\/(src\/paths|call)\.ts$/, "sandbox"),
    page(),
    trustedAnnouncer(),
    ownLocales(),
  ],
  resolve: { conditions: ["@amberline/source", ...defaultClientConditions] },
  html: { cspNonce: "__CSP_NONCE__" },
  server: { port: 5174, proxy: { "/sandbox/api": PROVIDER } },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
  },
});
