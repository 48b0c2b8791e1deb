/** A multiple of three, so that the pieces join without padding between them. */
const PIECE = 24_576;

/** Bytes in base64, piece by piece: a whole document is too long for one call. */
export function inBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE)
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE))));
  return pieces.join("");
}
