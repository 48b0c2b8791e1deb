const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const begins =
  (start: readonly number[], at = 0) =>
  (bytes: Uint8Array) =>
    start.every((byte, index) => bytes[at + index] === byte);

const isZip = begins([...ascii("PK"), 3, 4]);
const isHeif = begins(ascii("ftyp"), 4);
const isRiff = begins(ascii("RIFF"));
const isWebp = begins(ascii("WEBP"), 8);

/** No NUL, and valid UTF-8. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

interface Kind {
  extensions: readonly string[];
  type: string;
  isIn: (bytes: Uint8Array) => boolean;
}

const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

/** Raster images, documents and plain text; nothing a browser or an operating system would execute. */
const kinds: readonly Kind[] = [
  { extensions: ["jpg", "jpeg"], type: "image/jpeg", isIn: begins([0xff, 0xd8, 0xff]) },
  { extensions: ["png"], type: "image/png", isIn: begins([0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a]) },
  { extensions: ["gif"], type: "image/gif", isIn: begins(ascii("GIF8")) },
  { extensions: ["webp"], type: "image/webp", isIn: (bytes) => isRiff(bytes) && isWebp(bytes) },
  { extensions: ["heic"], type: "image/heic", isIn: isHeif },
  { extensions: ["pdf"], type: "application/pdf", isIn: begins(ascii("%PDF-")) },
  { extensions: ["txt"], type: "text/plain", isIn: isText },
  { extensions: ["csv"], type: "text/csv", isIn: isText },
  { extensions: ["docx"], type: `${office}.wordprocessingml.document`, isIn: isZip },
  { extensions: ["xlsx"], type: `${office}.spreadsheetml.sheet`, isIn: isZip },
  { extensions: ["odt"], type: `${openDocument}.text`, isIn: isZip },
  { extensions: ["ods"], type: `${openDocument}.spreadsheet`, isIn: isZip },
];

const kindOf = (name: string): Kind | undefined => {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? "";
  return kinds.find(({ extensions }) => extensions.includes(extension));
};

/** Media type of an attachment by its name; null for a type that is not allowed. */
export const attachmentType = (name: string): string | null => kindOf(name)?.type ?? null;

/** Media type of an attachment by its name if its content matches; null otherwise. */
export const provenAttachmentType = (name: string, bytes: Uint8Array): string | null => {
  const kind = kindOf(name);
  return kind?.isIn(bytes) ? kind.type : null;
};

/** The `accept` attribute of a file input. */
export const acceptedAttachments = /* @__PURE__ */ kinds
  .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
  .join(",");

/** Whether every browser shows a media type as a raster image, which executes nothing. */
export const isPictureType = (type: string): boolean =>
  ["image/jpeg", "image/png", "image/gif", "image/webp"].includes(type);
