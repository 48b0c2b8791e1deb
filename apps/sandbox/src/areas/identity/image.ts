export const imageTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type ImageType = (typeof imageTypes)[number];

/** Bytes. */
export const largestPhoto = 10 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** Detected by the leading bytes, as name and header prove nothing. Null for other types. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "image/jpeg";
  if (startsWith(bytes, [0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a])) return "image/png";
  return startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8) ? "image/webp" : null;
}
