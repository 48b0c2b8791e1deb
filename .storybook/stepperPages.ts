import path from "node:path";
import { build, type Plugin } from "vite";

const root = path.join(import.meta.dirname, "..");

/** Fills in the placeholders that the serving host fills in elsewhere. */
const unserved = (): Plugin => ({
  name: "amberline-unserved",
  transformIndexHtml: {
    order: "post",
    handler: (html) =>
      html
        .replaceAll("__LANG__", "en")
        .replaceAll(' data-theme="__THEME__"', "")
        .replaceAll(' nonce="__CSP_NONCE__"', ""),
  },
});

/**
 * Builds the stepper's pages and returns their folder. A built Storybook uses one of them to show a flow's screen: a
 * second Storybook page would cost more than the stepper and the screen together.
 */
export async function stepperPages(): Promise<string> {
  const outDir = path.join(root, "node_modules/.cache/amberline-stepper");
  const app = path.join(root, "apps/stepper");
  await build({
    root: app,
    configFile: path.join(app, "vite.config.ts"),
    logLevel: "warn",
    plugins: [unserved()],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
