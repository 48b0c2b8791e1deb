// Puts the built apps and the bank itself into one folder, which any host of files can serve: `node build.mjs [INTO]`.
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, defaultClientConditions } from "vite";
import { basePath, below } from "../../basePath.mjs";

const root = import.meta.dirname;
const dist = path.resolve(process.argv[2] ?? path.join(root, "dist"));
/** Those that name addresses of their own are built anew for a path below the root. */
const builtAnew = basePath === "/" ? [] : ["bank", "operator"];
const appAt = (name) => path.join(root, "..", name);
const at = (name, ...names) =>
  builtAnew.includes(name)
    ? path.join(root, "node_modules/.cache/below", name, ...names)
    : path.join(appAt(name), "dist", ...names);

if (builtAnew.length > 0) {
  execFileSync(process.execPath, ["build.mjs", at("bank")], { cwd: appAt("bank"), stdio: "inherit" });
  await build({
    root: appAt("operator"),
    logLevel: "warn",
    build: { outDir: at("operator"), emptyOutDir: true },
  });
}

const conditions = ["@amberline/source", ...defaultClientConditions];
const common = { root, base: basePath, configFile: false, logLevel: "warn", resolve: { conditions } };

const { output } = await build({
  ...common,
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: dist,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4_000,
    modulePreload: false,
    rolldownOptions: { input: path.join(root, "src/page.ts") },
  },
});
const ending = (end) => `${basePath}${output.find(({ fileName }) => fileName.endsWith(end)).fileName}`;

const isServed = (file) => !/\.(html|map|br|gz)$/.test(file) && !/[\\/]\.\w+$/.test(file);
const copy = (from, to) => cpSync(from, path.join(dist, to), { recursive: true, filter: isServed });
copy(at("bank"), ".");
copy(at("operator"), "sandbox");
copy(at("stepper"), ".");
copy(at("sandbox", "widget"), "websdk");

const head = `<script type="module" src="${ending(".js")}"></script><link rel="stylesheet" href="${ending(".css")}">`;

/** Nobody fills a page in: the apps find language and theme themselves. */
function write(from, to, { hasBar = true } = {}) {
  const page = below(readFileSync(from, "utf8"))
    .replaceAll(/ nonce="__CSP_NONCE__"/g, "")
    .replace(/<meta property="csp-nonce">\s*/, "")
    .replace(' lang="__LANG__" data-theme="__THEME__"', "")
    // Beside the files there is no server that would have more to offer.
    .replace("__OFFERED__", "")
    .replace("<title>", () => (hasBar ? `${head}<title>` : "<title>"));
  if (/__[A-Z_]+__/.test(page)) throw new Error(`A placeholder was left in ${to}.`);
  writeFileSync(path.join(dist, to), page);
}
write(at("bank", "app.en.html"), "index.html");
write(at("operator", "index.html"), "sandbox/index.html");
write(at("stepper", "stepper.html"), "stepper.html", { hasBar: false });
write(at("stepper", "screen.html"), "screen.html", { hasBar: false });
// What many hosts answer an address with that is no file, until the service worker does.
copyFileSync(path.join(dist, "index.html"), path.join(dist, "404.html"));

const [{ output: worker }] = await build({
  ...common,
  build: {
    write: false,
    lib: { entry: path.join(root, "worker/serviceWorker.ts"), formats: ["iife"], name: "code" },
  },
});
writeFileSync(
  path.join(dist, "serviceWorker.js"),
  worker[0].code + readFileSync(at("bank", "serviceWorker.js"), "utf8"),
);

const tsx = ["--import", "tsx", "--conditions=@amberline/source"];
execFileSync(process.execPath, [...tsx, path.join(root, "emptyBank.ts"), path.join(dist, "emptyBank.bin")]);
