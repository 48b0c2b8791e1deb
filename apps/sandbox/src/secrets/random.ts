/** Returns cryptographically secure random bytes. */
export type Random = (length: number) => Uint8Array;

export const systemRandom: Random = (length) => crypto.getRandomValues(new Uint8Array(length));

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Version 4. */
export function uuid(random: Random): string {
  const bytes = random(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");

export const fromBase64url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** 256 bits. */
export const randomToken = (random: Random): string => base64url(random(32));

/** No characters that are easily confused. 32 of them, so that each carries five bits. */
const codeLetters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Five bits each. */
export const randomLetters = (random: Random, length: number): string =>
  Array.from(random(length), (byte) => codeLetters.charAt(byte & 31)).join("");

/** Six characters, 30 bits. */
export const randomCode = (random: Random): string => randomLetters(random, 6);
