import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The entries of a built package in a folder: what an app writes to import each, and its file. */
export function entriesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const entry = (key, file) => ({ specifier: name + key.slice(1), file });
  return Object.entries(exports)
    .filter(([, conditions]) => conditions.default)
    .flatMap(([key, { default: file }]) => {
      if (!key.includes("*")) return [entry(key, file)];
      const [before, after] = [file.slice(0, file.indexOf("*")), file.slice(file.indexOf("*") + 1)];
      return readdirSync(path.join(folder, before))
        .map((found) => (after.startsWith("/") ? found : found.slice(0, -after.length)))
        .map((found) => entry(key.replace("*", found), file.replaceAll("*", found)))
        .filter(({ file: target }) => existsSync(path.join(folder, target)));
    });
}
