import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FlowNames } from "./names";

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
const ending = (end: string) => files.filter((file) => file.endsWith(end));
const at = (file: string) => path.join(import.meta.dirname, file);

/** The modules `<flow>/<flow>.flow.ts`. */
export const definitions: readonly object[] = await Promise.all(
  ending(".flow.ts").map(
    (file) => import(/* @vite-ignore */ pathToFileURL(at(file)).href) as Promise<object>,
  ),
);

/** The files `<flow>/names.json`, by flow. */
export const names: ReadonlyMap<string, FlowNames> = new Map(
  ending("names.json").map((file) => [
    path.dirname(file),
    JSON.parse(readFileSync(at(file), "utf8")) as FlowNames,
  ]),
);
