/** The modules `<flow>/<flow>.flow.ts`. Where Node reads them itself, `folders.node.ts` stands in for this file. */
export const definitions: readonly object[] = Object.values(
  import.meta.glob<object>("./*/*.flow.ts", { eager: true }),
);
