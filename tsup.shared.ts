import { defineConfig, type Options } from "tsup";

/** One ESM build with types for every public entry of a package. */
export const buildEntries = (entry: string[], extra: Options = {}) =>
  defineConfig({
    entry,
    format: ["esm"],
    target: "es2022",
    clean: true,
    sourcemap: true,
    treeshake: true,
    splitting: true,
    ...extra,
  });
