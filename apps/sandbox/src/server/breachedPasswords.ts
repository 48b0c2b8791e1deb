import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { type IsBreached } from "../secrets/passwords";
import { StartProblem } from "./startProblem";

/** Many lines of "HASH:COUNT". */
const blockSize = 4_096;
const lineForm = /^([0-9A-F]{40}):\d+\r?$/;
/** The whole of a file of 40 GB would take minutes. */
const checkedPlaces = 256;

async function linesAt(file: FileHandle, start: number): Promise<{ text: string; isLast: boolean }> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(blockSize), 0, blockSize, start);
  return { text: buffer.toString("latin1", 0, bytesRead), isLast: bytesRead < blockSize };
}

/** The hashes of the whole lines of a block; of its first line only if it begins there. */
async function hashesAt(file: FileHandle, start: number): Promise<string[]> {
  const { text, isLast } = await linesAt(file, start);
  const lines = text.split("\n");
  if (start > 0) lines.shift();
  if (!isLast || lines.at(-1) === "") lines.pop();
  return lines.map((line) => lineForm.exec(line)?.[1] ?? "");
}

/** Halves the file until the hash can only be in one block of it. */
async function isListed(file: FileHandle, hash: string): Promise<boolean> {
  let [from, to] = [0, (await file.stat()).size];
  while (to - from > blockSize / 2) {
    const middle = Math.floor((from + to) / 2);
    const [first = ""] = await hashesAt(file, middle);
    if (first !== "" && first <= hash) from = middle;
    else to = middle;
  }
  return (await hashesAt(file, from)).includes(hash);
}

/** Whether all of many places have hashes in their order. */
async function isSorted(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const step = Math.max(1, Math.floor(size / checkedPlaces));
  let last = "";
  for (let start = 0; start < size; start += step) {
    const hashes = await hashesAt(file, start);
    if (start === 0 && hashes.length === 0) return false;
    if (hashes.some((hash, at) => hash === "" || (at > 0 && hash <= (hashes[at - 1] ?? "")))) return false;
    const [first = last] = hashes;
    if (first < last) return false;
    last = first;
  }
  return last !== "";
}

async function within<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path);
  return work(file).finally(() => file.close());
}

/**
 * Knows the passwords of a file of Pwned Passwords, sorted by hash, without reading it as a whole. It is opened for each
 * password, so that another may be moved into its place. Throws StartProblem if it cannot be used.
 */
export async function breachedPasswords(path: string): Promise<IsBreached> {
  const isUsable = await within(path, isSorted).catch((error: unknown) => {
    throw new StartProblem(`BREACHED_PASSWORDS: the file ${path} cannot be read.`, { cause: error });
  });
  if (!isUsable)
    throw new StartProblem(
      `BREACHED_PASSWORDS: ${path} has to be SHA-1 hashes in their order, one a line with its count, as in ${"0".repeat(36)}A12F:3.`,
    );
  return async (password) => {
    const hash = createHash("sha1").update(password.normalize("NFKC")).digest("hex").toUpperCase();
    return within(path, (file) => isListed(file, hash));
  };
}
