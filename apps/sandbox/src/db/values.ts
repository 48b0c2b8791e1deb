import { hexToBytes } from "@noble/hashes/utils.js";

/** Types both drivers return as text, by PostgreSQL's type ids (pg_type.oid). */
export const oid = { bytea: 17, int8: 20, timestamptz: 1184 } as const;

/** Throws if the bigint is no safe integer. */
export function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond a safe integer.`);
  return value;
}

/** Parses PostgreSQL's ISO text of a timestamptz, in any session time zone, into an instant in UTC. */
export function readInstant(text: string): string {
  const zoned = text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
  return new Date(zoned).toISOString();
}

const hexLetters = Uint8Array.from("0123456789abcdef", (letter) => letter.charCodeAt(0));
const [backslash, x] = [0x5c, 0x78];

/** PostgreSQL's hex text of a bytea. Photos have millions of bytes, so they are encoded in one go. */
export function writeBytes(bytes: Uint8Array): string {
  const text = new Uint8Array(2 + bytes.length * 2);
  text.set([backslash, x]);
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    text[2 + index * 2] = hexLetters[byte >> 4] ?? 0;
    text[3 + index * 2] = hexLetters[byte & 15] ?? 0;
  }
  return new TextDecoder().decode(text);
}

export const readBytes = (text: string): Uint8Array => hexToBytes(text.slice(2));
