import { readFileSync } from "node:fs";
import path from "node:path";
import { type Path } from "../engine";
import { flows } from "../flows";
import { readWalks } from "./choose";

const fileOf = (flow: string) => path.join(import.meta.dirname, "..", flow, "walks.txt");

/** Walks to play in the real app, from `<flow>/walks.txt`. */
export const walks: readonly (Path & { flow: string })[] = flows.flatMap(({ id }) =>
  readWalks(readFileSync(fileOf(id), "utf8")).map((walk) => ({ flow: id, ...walk })),
);
