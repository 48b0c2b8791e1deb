const modules = import.meta.glob<unknown>("./*/layout.json", { import: "default" });

/** Layout of a flow's chart, written by `npm run charts`. Null if missing. */
export const layoutOf = async (flow: string): Promise<unknown> =>
  (await modules[`./${flow}/layout.json`]?.()) ?? null;
