import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fontFiles } from "./fontFiles";
import { weights, type FontFiles } from "./pdf/textShaping";

/** Where the build puts them. */
const built = path.join(import.meta.dirname, "fonts");

async function readFrom(fileOf: (name: string) => string): Promise<FontFiles> {
  const [regular, medium, strong] = await Promise.all(
    weights.map((weight) => readFile(fileOf(fontFiles[weight]))),
  );
  return { regular: regular!, medium: medium!, strong: strong! };
}

async function readAnywhere(): Promise<FontFiles> {
  try {
    return await readFrom((name) => path.join(built, path.basename(name)));
  } catch {
    const folder = path.dirname(
      createRequire(import.meta.url).resolve("@expo-google-fonts/inter/package.json"),
    );
    return readFrom((name) => path.join(folder, name));
  }
}

let read: Promise<FontFiles> | undefined;

/** Fonts beside the built server, or from their package when it runs from source. */
export const readFonts = (): Promise<FontFiles> => (read ??= readAnywhere());
