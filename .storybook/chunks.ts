import path from "node:path";

/** What rolldown tells of a module when it decides which file it goes into. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const root = path.join(import.meta.dirname, "..");

/** A module and all it imports at once, itself or by what it imports. What it imports later is not among it. */
function neededBy(file: string, graph: Graph): ReadonlySet<string> {
  const needed = new Set([path.join(root, file)]);
  for (const id of needed) for (const each of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(each);
  return needed;
}

const kindOf = (id: string) => {
  if (id.includes("node_modules")) return "libraries";
  return id.startsWith(path.join(root, "packages")) ? "journeys" : "stepper";
};

/**
 * The stepper's code in three files. Left alone it would be a hundred: one for every set of stories that share some of
 * it. Merely loading code does not run it, as Storybook has every module run where it is first needed.
 */
export function stepperChunks() {
  let known: { own: ReadonlySet<string>; everyStory: ReadonlySet<string> } | null = null;
  return {
    debugName: "stepper",
    includeDependenciesRecursively: false,
    name(id: string, graph: Graph): string | null {
      known ??= {
        own: neededBy("apps/stepper/src/page/StepperInStory.tsx", graph),
        everyStory: neededBy(".storybook/preview.tsx", graph),
      };
      return known.own.has(id) && !known.everyStory.has(id) ? kindOf(id) : null;
    },
  };
}
