import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive. Its content is read once, when its turn has come. */
export interface ArchiveFile {
  name: string;
  content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
  /** Smaller it won't become. */
  isPacked?: boolean;
}

/** A list as JSON, a row a line. */
export async function* jsonList(rows: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** Characters that are compressed at once. */
const textAtOnce = 64 * 1024;

async function* inPortions(content: ArchiveFile["content"]): AsyncGenerator<Uint8Array> {
  let text = "";
  for await (const piece of content) {
    if (typeof piece === "string") {
      text += piece;
      if (text.length < textAtOnce) continue;
    }
    if (text !== "") yield strToU8(text);
    text = "";
    if (typeof piece !== "string") yield piece;
  }
  if (text !== "") yield strToU8(text);
}

/** A ZIP archive, written while its files are read. */
export async function* zipOf(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    if (piece.length > 0) made.push(piece);
  });
  for await (const { name, content, isPacked } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const portion of inPortions(content)) {
      file.push(portion);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

/** The same bytes in pieces of one size, but for the last. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let piece = new Uint8Array(size);
  let filled = 0;
  for await (const some of bytes) {
    for (let from = 0; from < some.length;) {
      const part = some.subarray(from, from + size - filled);
      piece.set(part, filled);
      filled += part.length;
      from += part.length;
      if (filled < size) continue;
      yield piece;
      [piece, filled] = [new Uint8Array(size), 0];
    }
  }
  if (filled > 0) yield piece.slice(0, filled);
}
