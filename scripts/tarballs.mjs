import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { lineOf, root } from "./setup.mjs";

export const packages = ["api", "domain", "flow-lab", "flows", "ui"];

/** Packs the packages as npm publishes them, into a folder: their names and tarballs. */
export function pack(folder) {
  const wanted = packages.flatMap((name) => ["--workspace", `packages/${name}`]);
  const line = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder, ...wanted];
  const packed = spawnSync(...lineOf("npm", line), { cwd: root, encoding: "utf8" });
  if (packed.status !== 0) throw new Error(packed.stderr);
  return JSON.parse(packed.stdout).map(({ name, filename }) => ({
    name,
    tarball: path.join(folder, filename),
  }));
}

const link = (folder, name, from) => {
  const target = path.join(folder, "node_modules", name);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(from, target, "junction");
};

const installed = (name, of) => {
  const [found] = [
    path.join(root, "packages", of, "node_modules", name),
    path.join(root, "node_modules", name),
  ].filter(existsSync);
  if (!found) throw new Error(`${name}, which ${of} needs, is not installed`);
  return found;
};

/** Unpacks tarballs into a folder as npm would install them there, each with nothing but the packages it names. */
export function unpack(folder, tarballs) {
  for (const { name, tarball } of tarballs) {
    const target = path.join(folder, "node_modules", name);
    mkdirSync(target, { recursive: true });
    const unpacked = spawnSync("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"]);
    if (unpacked.status !== 0) throw new Error(String(unpacked.stderr));
    const { dependencies } = JSON.parse(readFileSync(path.join(target, "package.json"), "utf8"));
    for (const needed of Object.keys(dependencies).filter((each) => !each.startsWith("@amberline/")))
      link(target, needed, installed(needed, path.basename(name)));
  }
  for (const needed of [
    "react",
    "react-dom",
    "i18next",
    "@playwright/test",
    "playwright",
    "playwright-core",
    "vitest",
    "@types/node",
    "@types/react",
    "@types/react-dom",
  ])
    link(folder, needed, installed(needed, "."));
}
