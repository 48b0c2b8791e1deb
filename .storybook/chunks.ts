import path from "node:path";

/** The part of rolldown's module info used here. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const root = path.join(import.meta.dirname, "..");

/** A module with its static imports, direct and indirect, without dynamic ones. */
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
 * Bundles the stepper's code into three files; by default there would be a hundred, one for every set of stories that
 * share some of it. Loading code does not run it, because Storybook evaluates every module where it is first needed.
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
