import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FlowNames } from "./names";

/** The files `<flow>/names.json`, by flow. */
export const flowNames: ReadonlyMap<string, FlowNames> = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("names.json"))
    .map((file) => [
      path.dirname(file),
      JSON.parse(readFileSync(path.join(import.meta.dirname, file), "utf8")) as FlowNames,
    ]),
);
