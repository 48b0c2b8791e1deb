import { readFileSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";
import { basePath } from "../../basePath.mjs";
import { bareStyles, namedBelow, ownLocales, trustedAnnouncer } from "../../vite.shared.ts";
import { brandFolder } from "./brandFolder.mjs";
import { completed } from "../../packages/domain/src/language/completed.ts";
import { languages } from "../../packages/domain/src/language/language.ts";
import { isOfLevel, topics, type CatalogueLevel } from "./src/wordLevels.ts";

/** See src/adapters.ts. */
const ADAPTERS = process.env["ADAPTERS"];
const { PROVIDER_URL: PROVIDER = "http://127.0.0.1:4100", STEPPER_URL: STEPPER = "http://localhost:5175" } =
  process.env;

/** In development fills in what the serving host fills in after a build. */
const page = (): Plugin => ({
  name: "amberline-page",
  apply: "serve",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => {
      const bank = readFileSync(path.join(brandFolder(), "bank.json"), "utf8").replaceAll("<", "\\u003c");
      return html
        .replaceAll("__LANG__", "en")
        .replaceAll(' data-theme="__THEME__"', "")
        .replace('id="bank">', () => `id="bank">${bank}`);
    },
  },
});

/** In development does what the sandbox does for tests: pages are followed by the stepper while it asks for that. */
const following = (): Plugin => ({
  name: "amberline-following",
  apply: "serve",
  transformIndexHtml: () => [
    {
      tag: "script",
      // Written while the page is parsed, it runs before the app's own, as the sandbox's does.
      children: `if (document.cookie.includes("amberline-live="))
        document.write('<script type="module" src="/stepper/src/live.ts"></' + "script>");`,
      injectTo: "head",
    },
  ],
});

const WORDS = "virtual:words/";

/** Modules that know how to load each level in each language. */
const wordLoaders: Record<string, readonly string[]> = {
  "virtual:words": ["first", "newcomer", "signedIn"],
  "virtual:topicWords": Object.keys(topics),
};

/** Splits a language's catalogue into the texts of each level. */
const words = (): Plugin => ({
  name: "amberline-words",
  resolveId: (id) => (id.startsWith(WORDS) || id in wordLoaders ? `\0${id}` : null),
  load(id) {
    const levels = wordLoaders[id.slice(1)];
    if (levels) {
      const loadersOf = (level: string) =>
        languages.map((language) => `${language}: () => import("${WORDS}${level}/${language}")`);
      return `export const catalogues = { ${levels.map((level) => `${level}: { ${loadersOf(level)} }`)} };`;
    }
    if (!id.startsWith(`\0${WORDS}`)) return null;
    const [level, language] = id.slice(WORDS.length + 1).split("/");
    const textsIn = (spoken: string) => {
      const file = path.resolve(import.meta.dirname, `../../packages/flows/src/locales/${spoken}.json`);
      this.addWatchFile(file);
      return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    };
    const every = Object.entries(completed(textsIn(language ?? ""), textsIn("en")));
    const wordsOf = (isIn: (key: string) => boolean) =>
      JSON.stringify(Object.fromEntries(every.filter(([key]) => isIn(key))));
    const isIn = (key: string) => isOfLevel(level as CatalogueLevel, key);
    // The first level is there already when all is asked for that is needed once signed in.
    if (level === "signedIn")
      return `import first from "${WORDS}first/${language}";
        export default { ...first, ...${wordsOf((key) => isIn(key) && !isOfLevel("first", key))} }`;
    return `export default ${wordsOf(isIn)}`;
  },
});

/**
 * Preloads the fonts of every page and uses them only if they are there at the first paint: a later font would move the
 * text. Other fonts are loaded when their characters occur.
 */
const firstFonts = (): Plugin => ({
  name: "amberline-first-fonts",
  enforce: "pre",
  apply: "build",
  transform: {
    filter: { id: /@fontsource-variable\/inter\/index\.css$/ },
    handler: (css) =>
      css.replace(/(inter-latin(?:-ext)?-wght-normal \*\/[^}]+font-display: )swap/g, "$1optional"),
  },
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /inter-latin(-ext)?-wght-normal-[^/]+\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
          injectTo: "head-prepend" as const,
        })),
  },
});

/**
 * Has every `import()` go through the app's own loader, with the addresses of all files it needs. Vite's helper leaves
 * retries, time limits and the reason of a failure to the browser.
 */
const ownChunkLoader = (): Plugin => ({
  name: "amberline-chunks",
  apply: "build",
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `
      import { loadChunk } from ${JSON.stringify(path.resolve(import.meta.dirname, "src/wiring/browser/chunks.ts"))};
      export const __vitePreload = (load, files = []) => loadChunk(load, files.map((file) => ${JSON.stringify(basePath)} + file));
    `,
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  base: basePath,
  plugins: [
    react(),
    namedBelow(/\/bank\/src\/.+\.tsx?$/),
    page(),
    following(),
    words(),
    firstFonts(),
    ownChunkLoader(),
    trustedAnnouncer(),
    bareStyles(),
    ownLocales(),
  ],
  publicDir: brandFolder(),
  resolve: {
    conditions: ["@amberline/source", "amberline-page", ...defaultClientConditions],
    alias: [
      // React has had it of its own since 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: "use-sync-external-store/with-selector",
      },
      ...(ADAPTERS ? [{ find: "#adapters", replacement: path.resolve(ADAPTERS) }] : []),
    ],
  },
  ssr: {
    resolve: { conditions: ["@amberline/source", "amberline-paint", ...defaultServerConditions] },
    noExternal: true as const,
  },
  // Nothing of what only adapters need is in a build without.
  define: { "import.meta.env.ADAPTED": String(ADAPTERS !== undefined) },
  html: { cspNonce: "__CSP_NONCE__" },
  worker: { format: "es" as const },
  server: {
    proxy: {
      "/api": PROVIDER,
      "/sandbox": PROVIDER,
      "/websdk": PROVIDER,
      // No rewriting of the origin: a picture or a walk is kept only from same-origin pages.
      "/images": { target: PROVIDER, changeOrigin: false },
      "/stepper/flows": { target: PROVIDER, changeOrigin: false },
      "/stepper/": STEPPER,
      "^/(stepper|screen)\\.html": { target: STEPPER, rewrite: (path) => `/stepper${path}` },
    },
  },
  build: {
    target: "es2022",
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file: string, files: string[], { hostType }: { hostType: "html" | "js" }) =>
        hostType === "js" ? [...new Set([file, ...files])] : files,
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
  },
}));
