import { largestDocument, type DocumentProblem } from "./documents";

const tailLength = 4096;

const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** ISO 32000-2, 7.5.2 and 7.5.5: how a PDF begins and ends. */
const opening = /^%PDF-\d\.\d/;
const ending = /startxref\s+\d+\s+%%EOF/;

/** ISO 32000-2, 7.6.2: the trailer, which is never encrypted itself, names how the rest is. */
const encrypted = /\/Encrypt\s*(\d+\s+\d+\s+R\b|<<)/;

/** A page is an object of its own, or lies in a compressed object stream. */
const page = /\/Type\s*\/Page\b(?!s)|\/Type\s*\/ObjStm\b/;

/** What the bytes of a document say against it; a name or a media type proves nothing. Null for a PDF that can be read. */
export function pdfProblem(bytes: Uint8Array): DocumentProblem | null {
  if (bytes.length === 0) return "empty";
  if (bytes.length > largestDocument) return "tooLarge";
  if (!opening.test(latin1(bytes.subarray(0, 16)))) return "notPdf";
  if (!ending.test(latin1(bytes.subarray(-tailLength)))) return "damaged";
  const text = latin1(bytes);
  if (encrypted.test(text)) return "encrypted";
  return page.test(text) ? null : "noPages";
}
