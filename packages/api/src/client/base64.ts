/** Few enough arguments for the call stack of every engine. */
const pieceOf = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += pieceOf)
    letters += String.fromCharCode(...bytes.subarray(at, at + pieceOf));
  return btoa(letters);
}

/** Decodes base64 or a data: address of it; null if it is neither. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replace(/^data:[^,]*;base64,/, "")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
