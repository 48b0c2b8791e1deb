import { cbc } from "@noble/ciphers/aes.js";
import { md5 } from "@noble/hashes/legacy.js";
import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";

/** What stands for the missing letters of a password, and so for an empty one: ISO 32000-2, 7.6.4.3.2. */
const padding = Uint8Array.from(
  "28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A".match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** A string in brackets that begins at a place: ISO 32000-2, 7.3.4.2. */
function bracketed(bytes: Uint8Array, from: number): Uint8Array {
  const read: number[] = [];
  for (let at = from + 1, depth = 1; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const letter = String.fromCharCode(byte);
    if (letter === "\\") {
      const next = String.fromCharCode(...bytes.subarray(at + 1, at + 4));
      const octal = /^[0-7]{1,3}/.exec(next)?.[0];
      at += octal?.length ?? (next.startsWith("\r\n") ? 2 : 1);
      if (octal) read.push(Number.parseInt(octal, 8) & 255);
      else if (!/^[\r\n]/.test(next)) read.push(escapes[next.charAt(0)] ?? next.charCodeAt(0));
      continue;
    }
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth === 0) break;
    read.push(byte);
  }
  return Uint8Array.from(read);
}

/** Part of a PDF: its bytes, and the same as text of one letter a byte. */
interface Part {
  bytes: Uint8Array;
  text: string;
}

/** The string behind a key; empty when there is none. */
function stringAt({ bytes, text }: Part, key: RegExp): Uint8Array {
  const found = new RegExp(`${key.source}\\s*([(<])`).exec(text);
  if (!found) return new Uint8Array();
  const from = found.index + found[0].length - 1;
  if (found[1] === "(") return bracketed(bytes, from);
  const digits = text.slice(from + 1, text.indexOf(">", from)).replace(/\s/g, "");
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

const numberAt = ({ text }: Part, key: string, missing: number) =>
  Number(new RegExp(`/${key}\\s+(-?\\d+)`).exec(text)?.[1] ?? missing);

/** RC4 (RFC 6229 has its test vectors): no library worth having offers it, and older PDFs have nothing else. */
function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let one = 0;
  let other = 0;
  return data.map((byte) => {
    one = (one + 1) & 255;
    other = (other + (state[one] ?? 0)) & 255;
    swap(one, other);
    return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
  });
}

const times = (count: number, first: Uint8Array, next: (value: Uint8Array, at: number) => Uint8Array) =>
  Array.from({ length: count }, (_, at) => at).reduce(next, first);

/** Revisions 2 to 4, by MD5 and RC4: ISO 32000-2, 7.6.4.3.2 and 7.6.4.4.3 and 4 (algorithms 2, 4, 5 and 6). */
function opensByMd5(dictionary: Part, revision: number, id: Uint8Array): boolean {
  const version = numberAt(dictionary, "V", 0);
  const length = version === 4 ? 16 : version === 1 ? 5 : numberAt(dictionary, "Length", 40) / 8;
  const permissions = new Uint8Array(new Int32Array([numberAt(dictionary, "P", 0)]).buffer);
  const isMetadataPlain = revision === 4 && /\/EncryptMetadata\s+false/.test(dictionary.text);
  const parts = [padding, stringAt(dictionary, /\/O/).subarray(0, 32), permissions, id];
  const hashed = md5(concatBytes(...parts, Uint8Array.from(isMetadataPlain ? [255, 255, 255, 255] : [])));
  const rounds = revision === 2 ? 0 : 50;
  const key = times(rounds, hashed, (hash) => md5(hash.subarray(0, length))).subarray(0, length);
  const proof = stringAt(dictionary, /\/U/);
  if (revision === 2) return isSame(rc4(key, padding), proof.subarray(0, 32));
  const turned = (by: number) => key.map((byte) => byte ^ by);
  const expected = times(20, md5(concatBytes(padding, id)), (data, at) => rc4(turned(at), data));
  return isSame(expected, proof.subarray(0, 16));
}

/** Revision 6 hardens the hash of revision 5: ISO 32000-2, 7.6.4.3.4 (algorithm 2.B), of an empty password. */
function hardened(first: Uint8Array): Uint8Array {
  const hashes = [sha256, sha384, sha512] as const;
  let hash = first;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = concatBytes(...Array.from({ length: 64 }, () => hash));
    const cipher = cbc(hash.subarray(0, 16), hash.subarray(16, 32), { disablePadding: true });
    const encrypted = cipher.encrypt(repeated);
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = (hashes[rest] ?? sha256)(encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

/** Revisions 5 and 6, by SHA-2 and AES: ISO 32000-2, 7.6.4.4.10 (algorithm 11). */
function opensBySha(dictionary: Part, revision: number): boolean {
  const proof = stringAt(dictionary, /\/U/);
  const hashed = sha256(proof.subarray(32, 40));
  return isSame(revision === 5 ? hashed : hardened(hashed), proof.subarray(0, 32));
}

/** The part of a PDF around the last place where something stands; null when it stands nowhere. */
function lastPart({ bytes, text }: Part, place: RegExp): Part | null {
  const from = [...text.matchAll(place)].at(-1)?.index;
  if (from === undefined) return null;
  const to = Math.min(text.length, from + 4096);
  return { bytes: bytes.subarray(from, to), text: text.slice(from, to) };
}

const encryption = /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R\b|<<)/g;

/**
 * Whether an encrypted PDF opens without a password: only what may be done with it is restricted then, as banks and
 * registers like to do. Of other handlers than the standard one nothing is known.
 */
export function opensWithoutPassword(pdf: Part): boolean {
  const [, object, generation] = [...pdf.text.matchAll(encryption)].at(-1) ?? [];
  const place = object ? new RegExp(`(?<!\\d)${object}\\s+${generation}\\s+obj\\b`, "g") : /\/Encrypt\s*<</g;
  const dictionary = lastPart(pdf, place);
  if (!dictionary || !/\/Filter\s*\/Standard\b/.test(dictionary.text)) return false;
  const revision = numberAt(dictionary, "R", 0);
  if (revision >= 5) return revision <= 6 && opensBySha(dictionary, revision);
  const trailer = lastPart(pdf, /\/ID\s*\[/g);
  const id = trailer ? stringAt(trailer, /\/ID\s*\[/) : new Uint8Array();
  return revision >= 2 && opensByMd5(dictionary, revision, id);
}
