import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Handler } from "hono";

const types: Readonly<Record<string, string>> = {
  ".webp": "image/webp",
  ".png": "image/png",
  ".json": "application/json",
};

/** Serves the files of a folder whose names match a pattern, under a prefix, always revalidated. */
const serveFolder =
  (folder: string, prefix: string, names: RegExp): Handler =>
  async (context, next) => {
    const { path: asked } = context.req;
    const name = asked.startsWith(prefix) ? asked.slice(prefix.length) : "";
    const type = types[path.extname(name)];
    if (!names.test(name) || type === undefined) return next();
    const file = await readFile(path.join(folder, name)).catch(() => null);
    if (!file) return next();
    return context.body(new Uint8Array(file), 200, {
      "Content-Type": type,
      "Cache-Control": "no-cache",
    });
  };

/** Serves the images of the states for the flow stepper: `/images/manifest.json`, the files it lists and what they show. */
export const serveImages = (folder: string): Handler =>
  serveFolder(folder, "/images/", /^(manifest\.json|[\w-]+\/(sights\.json|[\w.+-]+\.webp))$/);

/** Serves the report of the last comparison: `/images/report/result.json` and the files it lists. */
export const serveReport = (folder: string): Handler =>
  serveFolder(folder, "/images/report/", /^(result\.json|pictures\/[\w-]+\/[\w.+-]+\.(webp|png))$/);
