import { largestDocument, type DocumentProblem } from "./documents";

const tailLength = 4096;

const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/**
 * ISO 32000-2, 7.5.2 and 7.5.5: the header and the end of a PDF. Readers forgive a byte order mark and white space
 * before it; anything else there is another file's.
 */
const opening = /^(?:\xEF\xBB\xBF)?[\s\0]*%PDF-\d\.\d/;
const ending = /startxref\s+\d+\s+%%EOF/;

/** ISO 32000-2, 7.6.2: the trailer, itself never encrypted, references how the file is. */
const encryption = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;

/** A page is an object of its own or part of a compressed object stream. */
const page = /\/Type\s*\/Page\b(?!s)|\/Type\s*\/ObjStm\b/;

/** Without the zeros and white space that mail programs and scanners leave behind the end. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && [0, 9, 10, 12, 13, 32].includes(bytes[end - 1] ?? -1)) end -= 1;
  return bytes.subarray(0, end);
}

/** What is wrong with the content of a document, as name and media type prove nothing; null for a readable PDF. */
export async function pdfProblem(bytes: Uint8Array): Promise<DocumentProblem | null> {
  if (bytes.length === 0) return "empty";
  if (bytes.length > largestDocument) return "tooLarge";
  if (!opening.test(latin1(bytes.subarray(0, 1024)))) return "notPdf";
  if (!ending.test(latin1(withoutPadding(bytes).subarray(-tailLength)))) return "damaged";
  const text = latin1(bytes);
  if (encryption.test(text)) {
    const { opensWithoutPassword } = await import("./pdfPassword");
    if (!opensWithoutPassword({ bytes, text })) return "encrypted";
  }
  return page.test(text) ? null : "noPages";
}
