const modules = import.meta.glob<unknown>("./*/layout.json", { import: "default" });

/** Where everything of a flow's chart stands, as `npm run charts` wrote it. Null for a flow that has no chart yet. */
export const layoutOf = async (flow: string): Promise<unknown> =>
  (await modules[`./${flow}/layout.json`]?.()) ?? null;
