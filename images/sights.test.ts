import { isItsTurn } from "@amberline/flow-lab/browser/turns";
import { walks } from "@amberline/flow-lab/drive";
import { explore, pictureNameOf, sightingsOf } from "@amberline/flow-lab/engine";
import { flows } from "@amberline/flow-lab/flows";
import { modes } from "@amberline/stepper/mode";
import { fileOf } from "@amberline/stepper/pictures/places";
import { expect, test } from "vitest";
import { readManifest } from "./manifest.ts";
import { ownPictures } from "./options.ts";
import { figuresOf } from "./readme.ts";
import { readSights } from "./sights.ts";

const pictures = readManifest(ownPictures)?.pictures ?? {};
const fileModes = (flow: string, name: string) =>
  modes.filter((mode) => fileOf(flow, name, mode) in pictures);

/** A third of the flows a day. */
const explored = flows.filter(({ id }) => isItsTurn(id, 3));

test.each(explored.map((flow) => [flow.id, flow] as const))(
  "%s has a picture of all that is to be seen in it: else run `npm run images -- --flow <flow> --accept`",
  (id, flow) => {
    const sights = readSights(ownPictures, id);
    const own = walks.filter((walk) => walk.flow === id);
    const missing = sightingsOf(flow, explore(flow), own)
      .filter(({ moment }) => {
        const name = pictureNameOf(sights, moment.snapshot);
        return name === null || fileModes(id, name).length === 0;
      })
      .map(({ input, steps }) => [input, ...steps].join("~"));
    expect(missing).toEqual([]);
  },
  120_000,
);

test.each(flows.map(({ id }) => id))(
  "each state of %s is pictured in all modes, its variants in one",
  (id) => {
    const wrong = Object.keys(readSights(ownPictures, id).pictures).filter(
      (name) => fileModes(id, name).length !== (name.includes("-") ? 1 : modes.length),
    );
    expect(wrong).toEqual([]);
  },
);

test("all pictures together are less than 60 MB", async () => {
  expect((await figuresOf(ownPictures)).megabytes).toBeLessThan(60);
});

test("every answer of the name check has its own picture", () => {
  const { pictures: own } = readSights(ownPictures, "send");
  for (const answer of ["trusted", "CMTC", "NMTC", "NOAP", "unknown"])
    expect(Object.keys(own)).toContain(`nameCheck-create.vop.${answer}`);
});
