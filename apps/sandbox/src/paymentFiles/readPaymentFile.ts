import { largestPaymentFile } from "@amberline/api/contract";
import { decodeCsv, decodedPieces, isXml, xmlEncoding } from "./decode";
import { Faults, ReadingEnded } from "./faults";
import { readCsv } from "./readCsv";
import { readPain001 } from "./readPain001";
import { type ReadFile, type ReadOutcome } from "./types";

async function readXml(bytes: Uint8Array, faults: Faults): Promise<ReadFile> {
  const encoding = xmlEncoding(bytes);
  if (encoding === null) faults.end(1, "encoding");
  try {
    return await readPain001(decodedPieces(bytes, encoding), faults);
  } catch (thrown) {
    if (thrown instanceof TypeError) faults.end(1, "encoding");
    throw thrown;
  }
}

/** A workbook or archive, an older workbook, and a PDF. */
const signatures = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
];
const isAnotherKind = (bytes: Uint8Array) =>
  signatures.some((signature) => signature.every((byte, at) => bytes[at] === byte));

async function read(bytes: Uint8Array, faults: Faults): Promise<ReadFile> {
  if (bytes.length === 0) faults.end(1, "empty");
  if (bytes.length > largestPaymentFile) faults.end(1, "tooLarge", String(largestPaymentFile / 1_000_000));
  if (isXml(bytes)) return readXml(bytes, faults);
  if (isAnotherKind(bytes)) faults.end(1, "unknownFormat");
  return readCsv(decodeCsv(bytes) ?? faults.end(1, "encoding"), faults);
}

/** Reads CSV or pain.001, letting other work run. Never throws for what the file contains. */
export async function readPaymentFile(bytes: Uint8Array): Promise<ReadOutcome> {
  const faults = new Faults();
  try {
    const file = await read(bytes, faults);
    if (faults.all.length === 0) return { ok: true, file };
  } catch (thrown) {
    if (!(thrown instanceof ReadingEnded)) throw thrown;
  }
  return { ok: false, faults: faults.all };
}
