import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const imported = /import \{([^}]+)\} from "lucide-react"/g;

const namesIn = (source: string) =>
  [...source.matchAll(imported)].flatMap(([, list = ""]) =>
    list
      .split(",")
      .map((each) => each.trim().split(" as ")[0] ?? "")
      .filter((name) => name && !name.startsWith("type ")),
  );

/** Names of the icons in the sources, each with the packages that draw it. */
export function readIcons(root: string): Record<string, string[]> {
  const icons: Record<string, Set<string>> = {};
  for (const where of ["packages/ui", "packages/flows", "apps/bank"]) {
    const folder = path.join(root, where, "src");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => /(?<!\.stories)\.tsx?$/.test(name)))
      for (const name of namesIn(readFileSync(path.join(folder, file), "utf8")))
        (icons[name.replace(/Icon$/, "")] ??= new Set()).add(path.basename(where));
  }
  return Object.fromEntries(
    Object.entries(icons)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, places]) => [name, [...places]]),
  );
}
