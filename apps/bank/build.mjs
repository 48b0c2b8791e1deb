// Builds the app, prerenders its pages in each language, and compresses the output.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import sharp from "sharp";
import { build } from "vite";
import { sharedCode } from "./sharedCode.mjs";

const root = import.meta.dirname;
const dist = path.join(root, "dist");

const { output } = await build({ root, logLevel: "warn", build: { write: false } });
const codeSplitting = { groups: sharedCode(output) };
await build({
  root,
  logLevel: "warn",
  build: { outDir: dist, emptyOutDir: true, rolldownOptions: { output: { codeSplitting } } },
});

const ssr = mkdtempSync(path.join(root, "node_modules-ssr-"));
try {
  await build({
    root,
    logLevel: "warn",
    build: { ssr: "src/prerender.tsx", outDir: ssr, copyPublicDir: false, sourcemap: false },
  });
  const { prerenderOffline, prerenderPage, writeManifest } = await import(
    pathToFileURL(path.join(ssr, "prerender.js")).href
  );
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
    return output[0].code.trim();
  };
  const inline = (code) => `<script nonce="__CSP_NONCE__">${code}</script>`;
  const boot = inline(await codeOf("src/boot.ts"));
  const offline = inline(await codeOf("src/offline.ts"));

  for (const language of ["en", "lv"]) {
    const words = keyEnding(`words/first/${language}`);
    for (const name of ["login", "app"]) {
      const { app, templates, head } = await prerenderPage(language, name === "login");
      writeFileSync(
        path.join(dist, `${name}.${language}.html`),
        page
          .replace("<!--app-->", () => app)
          .replace("<body>", () => `<body>${templates}${boot}`)
          .replace("</head>", () => `${wait}${head}${preload(words)}</head>`)
          .replace("</body>", () => `${end}</body>`),
      );
    }
    writeFileSync(path.join(dist, `manifest.${language}.webmanifest`), await writeManifest(language));
    const { app, head } = await prerenderOffline(language);
    writeFileSync(
      path.join(dist, `offline.${language}.html`),
      page
        .replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, "")
        .replace("<!--app-->", () => app)
        .replace("</head>", () => `${head}</head>`)
        .replace("</body>", () => `${offline}</body>`),
    );
  }

  // What the shell needs, so that the next visit asks for the page alone.
  const files = ["index.html", ...keyEnding("pages/ShellLayout.tsx"), ...keyEnding("pages/HomePage.tsx")]
    .flatMap((key) => [...chunks(key)])
    .flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /inter-latin(-ext)?-wght-normal-/.test(file));
  const kept = [...new Set([...files, ...fonts])].map((file) => `/${file}`).sort();
  const release = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 12);
  writeFileSync(
    path.join(dist, "serviceWorker.js"),
    await codeOf("worker/serviceWorker.ts", {
      KEPT_FILES: JSON.stringify(kept),
      RELEASE: JSON.stringify(release),
    }),
  );
} finally {
  rmSync(ssr, { recursive: true, force: true });
}

const drop = readFileSync(path.join(root, "public/icon.svg"));
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** The brand's icon in the middle of a square, which it fills to a share of its width. */
const iconOf = async (size, share, background) => {
  const width = Math.round(size * share);
  const picture = await sharp(drop, { density: (72 * width) / 32 })
    .resize(width, width, { fit: "contain", background: clear })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture }])
    .png()
    .toBuffer();
};
const icons = path.join(dist, "icons");
mkdirSync(icons);
for (const size of [192, 512]) writeFileSync(path.join(icons, `${size}.png`), await iconOf(size, 1, clear));
// Systems cut a maskable icon down to a circle of 80 % of its width.
writeFileSync(path.join(icons, "maskable.png"), await iconOf(512, 0.56, "#fff"));
writeFileSync(path.join(icons, "apple.png"), await iconOf(180, 0.7, "#fff"));
const shape = await sharp(await iconOf(512, 0.8, clear))
  .extractChannel("alpha")
  .toBuffer();
writeFileSync(
  path.join(icons, "monochrome.png"),
  await sharp({ create: { width: 512, height: 512, channels: 3, background: "#fff" } })
    .joinChannel(shape)
    .png()
    .toBuffer(),
);

const compress = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) compress(file);
    else if (/\.(js|css|svg|json|webmanifest)$/.test(entry.name)) {
      const bytes = readFileSync(file);
      writeFileSync(
        `${file}.br`,
        brotliCompressSync(bytes, {
          // Blocks of 1 MiB hold the largest file whole: cut in two, its size varies with the names of the others.
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 20 },
        }),
      );
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
};
compress(dist);
