import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { walks } from "@amberline/flow-lab/drive";
import {
  explore,
  noSights,
  pictureNameOf,
  sightingsOf,
  withSight,
  type AnyFlowDefinition,
  type Sights,
} from "@amberline/flow-lab/engine";
import { addressOf } from "./shots.ts";

const fileIn = (kept: string, flow: string) => path.join(kept, flow, "sights.json");

/** What decides what is seen in a flow's pictures. */
export function readSights(kept: string, flow: string): Sights {
  const file = fileIn(kept, flow);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Sights) : noSights;
}

/** One line a picture, so that a change can be read. */
export async function writeSights(kept: string, flow: string, { places, pictures }: Sights) {
  const lines = Object.entries(pictures).map(
    ([name, sight]) => `${JSON.stringify(name)}: ${JSON.stringify(sight)}`,
  );
  const lists = places.map((each) => JSON.stringify(each));
  const file = fileIn(kept, flow);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `{"places": [\n${lists.join(",\n")}\n],\n"pictures": {\n${lines.join(",\n")}\n}}\n`);
}

/** A picture for everything to be seen in a flow that no earlier one shows; `look` tells what a screen reads. */
export async function findSights(
  flow: AnyFlowDefinition,
  look: (address: string) => Promise<readonly string[]>,
): Promise<Sights> {
  let sights = noSights;
  const own = walks.filter((walk) => walk.flow === flow.id);
  for (const sighting of sightingsOf(flow, explore(flow), own))
    if (pictureNameOf(sights, sighting.moment.snapshot) === null)
      sights = withSight(sights, sighting, await look(addressOf(flow, sighting)));
  return sights;
}
