import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Writes beside each file that gets smaller by it what browsers take in its place. */
export function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!entry.name.startsWith(".")) compress(file);
    } else if (/\.(js|css|svg|json|webmanifest)$/.test(entry.name)) compressFile(file);
  }
}

export function compressFile(file) {
  const bytes = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, {
      // Blocks of 1 MiB hold the largest file whole: cut in two, its size varies with the names of the others.
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 20 },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
