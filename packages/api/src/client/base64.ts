/** Few enough arguments for every engine's stack. */
const pieceOf = 0x8000;

/** Bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += pieceOf)
    letters += String.fromCharCode(...bytes.subarray(at, at + pieceOf));
  return btoa(letters);
}

/** The bytes behind base64, bare or as a data: address; null when they are neither. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replace(/^data:[^,]*;base64,/, "")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
