import { readFileSync } from "node:fs";
import { defineConfig, type Options } from "tsup";
import { bareStyle } from "./styles.shared";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

const bareStyles: Plugin = {
  name: "amberline-bare-styles",
  setup({ onLoad }) {
    onLoad({ filter: /\.styles\.ts$/ }, ({ path }) => ({
      loader: "ts",
      contents: bareStyle(readFileSync(path, "utf8")),
    }));
  },
};

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
    esbuildPlugins: [bareStyles],
    ...extra,
  });
