// Builds the app, prerenders its pages in each language, and compresses the output.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";

const root = import.meta.dirname;
const dist = path.join(root, "dist");

await build({ root, logLevel: "warn", build: { outDir: dist, emptyOutDir: true } });

const ssr = mkdtempSync(path.join(root, "node_modules-ssr-"));
try {
  await build({
    root,
    logLevel: "warn",
    build: { ssr: "src/prerender.tsx", outDir: ssr, copyPublicDir: false, sourcemap: false },
  });
  const { prerenderPage } = await import(pathToFileURL(path.join(ssr, "prerender.js")).href);
  const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));
  const page = readFileSync(path.join(dist, "index.html"), "utf8");

  const chunks = (key, seen = new Set()) => {
    if (seen.has(key) || !manifest[key]) return seen;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) chunks(imported, seen);
    return seen;
  };
  const preload = (keys) =>
    [...new Set(keys.flatMap((key) => [...chunks(key)]))]
      .filter((key) => !manifest[key].isEntry && !page.includes(manifest[key].file))
      .map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key].file}">`)
      .join("");
  const keyEnding = (ending) => Object.keys(manifest).filter((key) => key.endsWith(ending));

  // Browsers paint a partial page and move it when the rest arrives; this makes them wait for the whole.
  const wait = '<link rel="expect" blocking="render" href="#painted">';
  const end = '<template id="painted"></template>';

  const [{ output }] = await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: path.join(root, "src/boot.ts"), formats: ["iife"], name: "boot" },
    },
  });
  const boot = `<script nonce="__CSP_NONCE__">${output[0].code.trim()}</script>`;

  for (const language of ["en", "lv"]) {
    const words = keyEnding(`words/first/${language}`);
    for (const name of ["login", "app"]) {
      const { app, templates, styles } = await prerenderPage(language, name === "login");
      writeFileSync(
        path.join(dist, `${name}.${language}.html`),
        page
          .replace("<!--app-->", () => app)
          .replace("<body>", () => `<body>${templates}${boot}`)
          .replace("</head>", () => `${wait}${styles}${preload(words)}</head>`)
          .replace("</body>", () => `${end}</body>`),
      );
    }
  }
} finally {
  rmSync(ssr, { recursive: true, force: true });
}

const compress = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) compress(file);
    else if (/\.(js|css|svg|json)$/.test(entry.name)) {
      const bytes = readFileSync(file);
      writeFileSync(
        `${file}.br`,
        brotliCompressSync(bytes, {
          // Blocks of 1 MiB hold the largest file whole: cut in two, its size varies with the names of the others.
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 20 },
        }),
      );
    }
  }
};
compress(dist);
