const pieceBytes = 16_384;

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

function byteOrderMark(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return "utf-8";
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  return startsWith(bytes, 0xfe, 0xff) ? "utf-16be" : null;
}

/** Text of CSV: null in no encoding that is known. Latvian programs still write windows-1257. */
export function decodeCsv(bytes: Uint8Array): string | null {
  const marked = byteOrderMark(bytes);
  for (const encoding of marked ? [marked] : ["utf-8", "windows-1257"]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes("\0") ? null : text;
    } catch {
      // The next one.
    }
  }
  return null;
}

const declared = /^<\?xml\s[^>]{0,100}?encoding\s*=\s*["']([\w.-]{1,40})["']/;
const taken = /^(utf-8|us-ascii|iso-8859-\d{1,2}|windows-125\d)$/;

/** What the XML says its encoding is; null if the bank does not read it. */
export function xmlEncoding(bytes: Uint8Array): string | null {
  const marked = byteOrderMark(bytes);
  if (marked) return marked;
  if (startsWith(bytes, 0x3c, 0, 0x3f, 0)) return "utf-16le";
  if (startsWith(bytes, 0, 0x3c, 0, 0x3f)) return "utf-16be";
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const named = declared.exec(head)?.[1]?.toLowerCase() ?? "utf-8";
  return taken.test(named) ? named : null;
}

/** Throws TypeError at bytes that the encoding does not have. */
export function* decodedPieces(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let at = 0; at < bytes.length; at += pieceBytes)
    yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true });
  yield decoder.decode();
}

/** Whether the first sign is that of a tag, in any encoding. */
export function isXml(bytes: Uint8Array): boolean {
  for (const byte of bytes.subarray(0, 1_000)) {
    if (byte === 0x3c) return true;
    if (![0xef, 0xbb, 0xbf, 0xff, 0xfe, 0, 0x20, 0x09, 0x0a, 0x0d].includes(byte)) return false;
  }
  return false;
}
