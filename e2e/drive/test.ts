import { test as base } from "@amberline/flow-lab/browser/fixtures";
import { type Language } from "@amberline/flow-lab/browser/words";
import { drives } from "./drives";
import { Stage } from "./stage";
import { Walk } from "./walk";

/**
 * Begins a walk through a flow from one of its inputs. `answers` are those of the provider, in order, as the path names
 * them: each is arranged before the call that meets it.
 */
export type Begin = (
  flow: string,
  input: string,
  answers?: readonly string[],
  language?: Language,
) => Promise<Walk>;

export const test = base.extend<{ begin: Begin }>({
  begin: async ({ page, operator, request }, provide) =>
    provide((flow, input, answers = [], language = "en") => {
      const drive = drives[flow];
      if (!drive) throw new Error(`Nobody drives ${flow}.`);
      return Walk.begin(new Stage(page, operator, request, language), drive, input, answers);
    }),
});
