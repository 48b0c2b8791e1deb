const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** A comment may follow the end of the directory. */
const longestComment = 0xffff;

/** Names of the entries of a ZIP, by its directory (APPNOTE.TXT 4.3.12); none if it is broken or no ZIP. */
export function namesInZip(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = Math.max(0, bytes.length - endLength - longestComment);
  let end = bytes.length - endLength;
  while (end >= first && view.getUint32(end, true) !== endSignature) end -= 1;
  if (end < first) return [];
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) return [];
    const length = (offset: number) => view.getUint16(at + offset, true);
    const start = at + entryLength;
    names.push(new TextDecoder().decode(bytes.subarray(start, start + length(28))));
    at = start + length(28) + length(30) + length(32);
  }
  return names;
}
