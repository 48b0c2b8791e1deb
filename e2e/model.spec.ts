import { type Language } from "@amberline/flow-lab/browser/words";
import { isItsDay } from "@amberline/flow-lab/browser/fixtures";
import { test, walks } from "@amberline/flow-lab/drive";

/** Days in which every walk is played once. */
const days = 7;

/** Alternates between both languages. */
const languageOf = (at: number): Language => (at % 2 === 0 ? "en" : "lv");

for (const [at, { flow, input, steps }] of walks.entries()) {
  const play = isItsDay(at % days, days) ? test : test.skip;
  play(
    `the real app reaches the same states as the model of ${flow}, in ${languageOf(at)}: ${[input, ...steps].join(" ")}`,
    async ({ begin }) => {
      const walk = await begin(flow, input, steps, languageOf(at));
      for (const state of walk.states()) await walk.arrived(state);
      for (const step of steps) {
        await walk.take(step);
        for (const state of walk.states()) await walk.arrived(state);
      }
    },
  );
}
