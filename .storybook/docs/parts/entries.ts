export interface Entry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  tags?: readonly string[];
}

export const entries: Promise<readonly Entry[]> = fetch("./index.json")
  .then((answer) => answer.json() as Promise<{ entries: Record<string, Entry> }>)
  .then(
    (index) => Object.values(index.entries),
    () => [],
  );

export const pageOf = (all: readonly Entry[], flow: string) =>
  all.find(({ importPath }) => importPath.endsWith(`/${flow}/${flow}.mdx`));

/** The generated story of a state. A single part of parallel states is shown by the first combination. */
export const storyOf = (all: readonly Entry[], flow: string, state: string) => {
  const own = all.filter(({ title }) => title === `Flow paths/${flow}`);
  return own.find(({ name }) => name === state) ?? own.find(({ name }) => name.split("+").includes(state));
};

export const stepperOf = (all: readonly Entry[], flow: string) =>
  all.find(
    ({ tags, name }) =>
      tags?.includes("stepper") && name.replaceAll(" ", "").toLowerCase() === flow.toLowerCase(),
  );
