import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/server.ts"],
  format: ["esm"],
  platform: "node",
  target: "node20",
  clean: true,
  sourcemap: true,
  noExternal: [/^@amberline\//],
  esbuildOptions(options) {
    options.conditions = ["@amberline/source", "node", "import", "module", "default"];
  },
});
