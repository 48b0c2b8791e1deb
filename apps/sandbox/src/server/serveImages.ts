import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Handler } from "hono";
import { fileHeaders } from "./pagePolicy";

const types = { png: "image/png", json: "application/json" };

/** Serves the pictures of the states, which the flow stepper shows: `/images/manifest.json` and what it tells of. */
export const serveImages =
  (folder: string): Handler =>
  async (context, next) => {
    const [, name, ending] =
      /^\/images\/(manifest\.(json)|[\w-]+\/[\w.+-]+\.(png))$/.exec(context.req.path)?.filter(Boolean) ?? [];
    if (name === undefined || (ending !== "json" && ending !== "png")) return next();
    const file = await readFile(path.join(folder, name)).catch(() => null);
    if (!file) return next();
    const isHttps = context.req.url.startsWith("https:");
    return context.body(new Uint8Array(file), 200, {
      ...fileHeaders(isHttps),
      "Content-Type": types[ending],
      "Cache-Control": "no-cache",
    });
  };
