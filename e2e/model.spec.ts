import { type Language } from "@amberline/flow-lab/browser/words";
import { test, walks } from "@amberline/flow-lab/drive";

/** Alternates between both languages. */
const languageOf = (at: number): Language => (at % 2 === 0 ? "en" : "lv");

for (const [at, { flow, input, steps }] of walks.entries()) {
  test(`the real app reaches the same states as the model of ${flow}, in ${languageOf(at)}: ${[input, ...steps].join(" ")}`, async ({
    begin,
  }) => {
    const walk = await begin(flow, input, steps, languageOf(at));
    for (const state of walk.states()) await walk.arrived(state);
    for (const step of steps) {
      await walk.take(step);
      for (const state of walk.states()) await walk.arrived(state);
    }
  });
}
