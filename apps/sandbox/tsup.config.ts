import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { defineConfig } from "tsup";
import { fontFiles } from "./src/documents/fontFiles";
import { fontNames } from "./src/widget/files";

const conditions = ["@amberline/source", "node", "import", "module", "default"];
const widgetDir = "dist/widget";
const require = createRequire(import.meta.url);

/** Puts the fonts of the PDF documents beside the built server. */
function copyPaperFonts(): void {
  const fonts = path.dirname(require.resolve("@expo-google-fonts/inter/package.json"));
  mkdirSync("dist/fonts", { recursive: true });
  for (const file of Object.values(fontFiles)) {
    copyFileSync(path.join(fonts, file), path.join("dist/fonts", path.basename(file)));
  }
}

/** The widget uses the app's fonts. */
function copyFonts(): void {
  const fonts = path.join(path.dirname(require.resolve("@fontsource-variable/inter")), "files");
  for (const name of fontNames) copyFileSync(path.join(fonts, name), path.join(widgetDir, name));
}

export default defineConfig([
  {
    entry: { server: "src/server.ts", paperThread: "src/documents/paperThread.ts" },
    format: ["esm"],
    platform: "node",
    target: "node20",
    clean: ["!widget/**"],
    sourcemap: true,
    noExternal: [/^@amberline\//],
    esbuildOptions(options) {
      options.conditions = conditions;
    },
    onSuccess: async () => copyPaperFonts(),
  },
  {
    entry: { widget: "src/widget/client/main.ts" },
    outDir: widgetDir,
    format: ["esm"],
    platform: "browser",
    target: "es2022",
    clean: true,
    minify: true,
    splitting: false,
    noExternal: [/.*/],
    esbuildOptions(options) {
      options.conditions = ["@amberline/source", "browser", "import", "module", "default"];
    },
    onSuccess: async () => copyFonts(),
  },
]);
