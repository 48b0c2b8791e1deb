import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
const ending = (end: string) => files.filter((file) => file.endsWith(end));
const at = (file: string) => path.join(import.meta.dirname, file);

/** The modules `<flow>/<flow>.flow.ts`. */
export const definitions: readonly object[] = await Promise.all(
  ending(".flow.ts").map(
    (file) => import(/* @vite-ignore */ pathToFileURL(at(file)).href) as Promise<object>,
  ),
);
