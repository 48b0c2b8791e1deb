import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fontNames, scriptName, type WidgetFile, type WidgetFiles } from "../widget/files";

const here = import.meta.dirname;
/** Beside the built server, or in the build output if the server runs from source. */
const places = [path.join(here, "widget"), path.join(here, "../../dist/widget")];

async function readWidgetFile(file: string, type: string): Promise<WidgetFile> {
  const bytes = new Uint8Array(await readFile(file));
  return { type, bytes, etag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"` };
}

async function readFrom(folder: string): Promise<WidgetFiles> {
  const files = new Map<string, WidgetFile>();
  const script = path.join(folder, scriptName);
  files.set(scriptName, await readWidgetFile(script, "text/javascript; charset=UTF-8"));
  for (const name of fontNames) files.set(name, await readWidgetFile(path.join(folder, name), "font/woff2"));
  return files;
}

/** Null if the widget is not built. */
export async function readWidget(): Promise<WidgetFiles | null> {
  for (const place of places) {
    const files = await readFrom(place).catch(() => null);
    if (files) return files;
  }
  return null;
}
