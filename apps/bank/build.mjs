// Builds the app, prerenders its pages in each language, and compresses the output: `node build.mjs [INTO]`.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { basePath, below } from "../../basePath.mjs";
import { drawIcons } from "./icons.mjs";
import { brandFolder, brandNames, defaultBrand } from "./brandFolder.mjs";
import { compress } from "./compress.mjs";
import { sharedCode } from "./sharedCode.mjs";

const root = import.meta.dirname;
const dist = path.resolve(process.argv[2] ?? path.join(root, "dist"));

const { output } = await build({ root, logLevel: "warn", build: { write: false } });
const codeSplitting = { groups: sharedCode(output) };
await build({
  root,
  logLevel: "warn",
  build: { outDir: dist, emptyOutDir: true, rolldownOptions: { output: { codeSplitting } } },
});

const host = path.join(dist, ".host");
await build({
  root,
  logLevel: "warn",
  build: { ssr: "src/paint.ts", outDir: host, copyPublicDir: false, sourcemap: false },
});
const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));
// In the page itself, so that its first paint waits for no other file.
const page = readFileSync(path.join(dist, "index.html"), "utf8").replaceAll(
  /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g,
  (_, file) =>
    `<style nonce="__CSP_NONCE__">${readFileSync(path.join(dist, file.slice(basePath.length)), "utf8").trim()}</style>`,
);

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

/** Code of one file with all that it imports. */
const codeOf = async (entry, define = {}) => {
  const [{ output }] = await build({
    root,
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: path.join(root, entry), formats: ["iife"], name: "code" },
    },
  });
  return below(output[0].code.trim());
};
const inline = (code) => `<script nonce="__CSP_NONCE__">${code}</script>`;
const parts = {
  boot: inline(await codeOf("src/boot.ts")),
  offline: inline(await codeOf("src/offline.ts")),
  preloads: Object.fromEntries(
    keyEnding("").flatMap((key) => {
      const [, language] = /words\/first\/(\w+)$/.exec(key) ?? [];
      return language ? [[language, preload([key])]] : [];
    }),
  ),
};
writeFileSync(path.join(host, "page.html"), page);
writeFileSync(path.join(host, "parts.json"), JSON.stringify(parts));
for (const name of brandNames) {
  const into = name === defaultBrand ? dist : path.join(dist, ".brands", name);
  execFileSync(process.execPath, [path.join(host, "paint.js"), brandFolder(name), into], {
    stdio: "inherit",
  });
  await drawIcons(brandFolder(name), into);
}

// What the shell needs, so that the next visit asks for the page alone.
const files = [
  "index.html",
  ...["ShellLayout", "HomePage"].flatMap((name) => keyEnding(`pages/${name}.tsx`)),
  ...Object.keys(manifest).filter((key) => manifest[key].name === "signIn"),
]
  .flatMap((key) => [...chunks(key)])
  .map((key) => manifest[key].file);
const fonts = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => /inter-latin(-ext)?-wght-normal-/.test(file));
const kept = [...new Set([...files, ...fonts])].map((file) => basePath + file).sort();
const release = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 12);
writeFileSync(
  path.join(dist, "serviceWorker.js"),
  await codeOf("worker/serviceWorker.ts", {
    KEPT_FILES: JSON.stringify(kept),
    RELEASE: JSON.stringify(release),
  }),
);

compress(dist);
