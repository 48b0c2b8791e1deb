import { readFileSync } from "node:fs";
import path from "node:path";
import { readWalks } from "./drive/choose";
import { test } from "./drive/test";

const file = path.join(import.meta.dirname, "drive/walks.txt");

for (const { flow, input, steps } of readWalks(readFileSync(file, "utf8")))
  test(`the real app comes where the model of ${flow} does: ${[input, ...steps].join(" ")}`, async ({
    begin,
  }) => {
    const walk = await begin(flow, input, steps);
    for (const state of walk.states()) await walk.arrived(state);
    for (const step of steps) {
      await walk.take(step);
      for (const state of walk.states()) await walk.arrived(state);
    }
  });
