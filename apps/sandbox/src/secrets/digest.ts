import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 in hex. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [sha256(utf8ToBytes(a)), sha256(utf8ToBytes(b))];
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0;
}
