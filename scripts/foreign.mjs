// Installs the packed packages into the apps of examples, outside this repository, and builds and tests these.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cleanEnvironment, lineOf, root } from "./setup.mjs";
import { pack } from "./tarballs.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "amberline-foreign-"));
const tarballs = pack(folder).map(({ tarball }) => tarball);

function install(example) {
  const app = path.join(folder, example);
  cpSync(path.join(root, "examples", example), app, {
    recursive: true,
    filter: (file) => !/node_modules|\.next|dist/.test(path.relative(root, file)),
  });
  const npm = (...line) => {
    const { status, stdout, stderr } = spawnSync(...lineOf("npm", line), {
      cwd: app,
      encoding: "utf8",
      env: { ...cleanEnvironment(), NEXT_TELEMETRY_DISABLED: "1" },
    });
    if (status !== 0) throw new Error(`${example}: npm ${line[0]} ${line[1] ?? ""}\n${stdout}${stderr}`);
    return stdout;
  };
  npm("install", "--no-audit", "--no-fund", ...tarballs);
  return { npm, read: (file) => readFileSync(path.join(app, file), "utf8") };
}

/** A page is styled before its code has run: its HTML has the rules of its buttons. */
function requireStyles(name, html) {
  const button = /<button[^>]*class="([^"]+)"/.exec(html)?.[1].split(" ").at(-1);
  if (!button) throw new Error(`${name} has no button: ${html.slice(0, 500)}`);
  if (!new RegExp(`<style[^>]*>[^<]*\\.${button}\\{`).test(html))
    throw new Error(`${name} has no styles in its HTML`);
  console.log(`✓ ${name}`);
}

try {
  const vite = install("vite");
  requireStyles("vite, rendered by a server", vite.npm("run", "build"));
  vite.npm("test");
  console.log("✓ vite, its tests");

  const next = install("next");
  next.npm("run", "build");
  for (const page of ["index", "pay"])
    requireStyles(`next, ${page}`, next.read(`.next/server/app/${page}.html`));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
