import { namesInZip } from "./zip";

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const begins =
  (start: readonly number[], at = 0) =>
  (bytes: Uint8Array) =>
    start.every((byte, index) => bytes[at + index] === byte);

const isZip = begins([...ascii("PK"), 3, 4]);
const macros = /(^|\/)(vbaProject\.bin$|Basic\/|Scripts\/)/i;

/** An office document is a ZIP with entries of its kind, and here without macros. */
function isPackage(bytes: Uint8Array, folder: string): boolean {
  const names = isZip(bytes) ? namesInZip(bytes) : [];
  return names.some((name) => name.startsWith(folder)) && !names.some((name) => macros.test(name));
}

const isOpenXml = (folder: string) => (bytes: Uint8Array) =>
  isPackage(bytes, folder) && isPackage(bytes, "[Content_Types].xml");

/** OpenDocument 1.3, part 2, 3.3: the first entry is the media type, not packed. */
const isOpenDocument = (type: string) => (bytes: Uint8Array) =>
  begins(ascii(`mimetype${type}PK`), 30)(bytes) && isPackage(bytes, "content.xml");

const heifBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].map((brand) =>
  begins(ascii(`ftyp${brand}`), 4),
);
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
  {
    extensions: ["heic", "heif"],
    type: "image/heic",
    isIn: (bytes) => heifBrands.some((isBrand) => isBrand(bytes)),
  },
  { extensions: ["pdf"], type: "application/pdf", isIn: begins(ascii("%PDF-")) },
  { extensions: ["txt"], type: "text/plain", isIn: isText },
  { extensions: ["csv"], type: "text/csv", isIn: isText },
  { extensions: ["docx"], type: `${office}.wordprocessingml.document`, isIn: isOpenXml("word/") },
  { extensions: ["xlsx"], type: `${office}.spreadsheetml.sheet`, isIn: isOpenXml("xl/") },
  { extensions: ["odt"], type: `${openDocument}.text`, isIn: isOpenDocument(`${openDocument}.text`) },
  {
    extensions: ["ods"],
    type: `${openDocument}.spreadsheet`,
    isIn: isOpenDocument(`${openDocument}.spreadsheet`),
  },
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

/** Whether a file can be read, and its content matches a name that is allowed. */
export async function isProvenFile(file: {
  name: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}): Promise<boolean> {
  try {
    return provenAttachmentType(file.name, new Uint8Array(await file.arrayBuffer())) !== null;
  } catch {
    return false;
  }
}

/** The `accept` attribute of a file input. */
export const acceptedAttachments = /* @__PURE__ */ kinds
  .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
  .join(",");

/** Whether every browser shows a media type as a raster image, which executes nothing. */
export const isPictureType = (type: string): boolean =>
  ["image/jpeg", "image/png", "image/gif", "image/webp"].includes(type);
