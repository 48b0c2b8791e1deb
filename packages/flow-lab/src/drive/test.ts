import { test as base } from "../browser/fixtures";
import { withoutStream } from "../browser/visibility";
import { type Language } from "../browser/words";
import { flowOf } from "../flows";
import { drives } from "./drives";
import { Stage } from "./stage";
import { PathPlayer } from "./pathPlayer";

/**
 * Begins a walk through a flow from one of its inputs. `answers` are those of the provider, in order, as the path names
 * them: each is arranged before the call that meets it.
 */
export type Begin = (
  flow: string,
  input: string,
  answers?: readonly string[],
  language?: Language,
) => Promise<PathPlayer>;

export const test = base.extend<{ begin: Begin }>({
  begin: async ({ page, operator, request }, provide) =>
    provide(async (id, input, answers = [], language = "en") => {
      const flow = flowOf(id);
      const drive = drives[id];
      if (!flow || !drive) throw new Error(`Nobody drives ${id}.`);
      if (!drive.hearsNews) await withoutStream(page);
      return PathPlayer.begin(new Stage(page, operator, request, language), drive, flow, { input, answers });
    }),
});
