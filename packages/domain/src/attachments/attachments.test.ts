import { describe, expect, it } from "vitest";
import { acceptedAttachments, attachmentType, isPictureType, provenAttachmentType, tidyFileName } from ".";

/** A ZIP of empty entries, but for the content of the first. */
function zip(names: readonly string[], content = "") {
  const u16 = (value: number) => String.fromCharCode(value & 255, value >> 8);
  const zeros = (count: number) => "\0".repeat(count);
  const body = (nth: number) => (nth === 0 ? content : "");
  const entries = names.map(
    (name, nth) => `PK\x03\x04${zeros(22)}${u16(name.length)}${zeros(2)}${name}${body(nth)}`,
  );
  const directory = names
    .map((name) => `PK\x01\x02${zeros(24)}${u16(name.length)}${zeros(16)}${name}`)
    .join("");
  const start = `${u16(entries.join("").length)}${zeros(2)}`;
  return `${entries.join("")}${directory}PK\x05\x06${zeros(6)}${u16(names.length)}${zeros(4)}${start}${zeros(2)}`;
}

const openDocument = (kind: string) =>
  zip(["mimetype", "content.xml"], `application/vnd.oasis.opendocument.${kind}`);

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const beginnings: Record<string, string> = {
  "a.jpg": "\xff\xd8\xff\xe0",
  "a.jpeg": "\xff\xd8\xff\xe1",
  "a.png": "\x89PNG\r\n\x1a\n",
  "a.gif": "GIF89a",
  "a.webp": "RIFF\x10\0\0\0WEBPVP8 ",
  "a.heic": "\0\0\0\x18ftypheic",
  "a.pdf": "%PDF-1.7",
  "a.heif": "\0\0\0\x18ftypmif1",
  "a.docx": zip(["[Content_Types].xml", "word/document.xml"]),
  "a.xlsx": zip(["[Content_Types].xml", "xl/workbook.xml"]),
  "a.odt": openDocument("text"),
  "a.ods": openDocument("spreadsheet"),
};
const hostile = [
  ...["page.html", "page.htm", "page.xhtml", "drawing.svg", "drawing.svgz", "script.js", "tool.exe", "x.lnk"],
  ...["photo.png.html", "photo.svg.", "noextension", "", ".png.", "archive.zip", "mail.eml", "sheet.xlsm"],
];

describe("an attachment", () => {
  it.each(Object.keys(beginnings))("such as %s is accepted only if its content matches its name", (name) => {
    const type = attachmentType(name);
    expect(type).not.toBeNull();
    expect(provenAttachmentType(name.toUpperCase(), bytesOf(beginnings[name]!))).toBe(type);
    for (const [other, bytes] of Object.entries(beginnings)) {
      if (attachmentType(other) === type || bytes === beginnings[name]) continue;
      expect(provenAttachmentType(name, bytesOf(bytes))).toBeNull();
    }
    for (const markup of ["<svg onload=alert(1)>", "<!doctype html><script>", "", "MZ\x90"]) {
      expect(provenAttachmentType(name, bytesOf(markup))).toBeNull();
    }
    expect(acceptedAttachments.split(",")).toContain(name.slice(1));
  });

  it.each(hostile)("named %j is not of an allowed type", (name) => {
    expect(attachmentType(name)).toBeNull();
    for (const bytes of Object.values(beginnings)) {
      expect(provenAttachmentType(name, bytesOf(bytes))).toBeNull();
    }
  });

  it("is no office document by being a ZIP, nor with macros in it [ASVS 5.2.2]", () => {
    const whole = beginnings["a.docx"]!;
    const others = [
      ...["PK\x03\x04", whole.slice(0, -1), zip([]), zip(["word/document.xml"]), zip(["virus.exe"])],
      zip(["[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"]),
    ];
    for (const bytes of others) expect(provenAttachmentType("a.docx", bytesOf(bytes))).toBeNull();
    const macros = zip(["mimetype", "content.xml", "Basic/x.xml"], "application/vnd.oasis.opendocument.text");
    expect(provenAttachmentType("a.odt", bytesOf(macros))).toBeNull();
    const film = "\0\0\0\x18ftypmp42";
    expect(provenAttachmentType("a.heic", bytesOf(film))).toBeNull();
  });

  it("is plain text only if it is UTF-8 without NUL", () => {
    const latvian = new TextEncoder().encode("Sveiki, šeit čeks");
    expect(provenAttachmentType("a.txt", latvian)).toBe("text/plain");
    expect(provenAttachmentType("a.csv", latvian)).toBe("text/csv");
    for (const bytes of ["MZ\0\0", "\xff\xfe", "\xc0\xaf"]) {
      expect(provenAttachmentType("a.txt", bytesOf(bytes))).toBeNull();
    }
  });

  it("is shown as a picture only if it is a raster image", () => {
    const drawn = ["image/png", "image/jpeg", "image/gif", "image/webp"];
    for (const type of drawn) expect(isPictureType(type)).toBe(true);
    for (const type of ["image/svg+xml", "text/html", "image/heic", "application/pdf", ""]) {
      expect(isPictureType(type)).toBe(false);
    }
  });
});

describe("a file's name", () => {
  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\anna\\čeks.pdf", "čeks.pdf"],
    ["a\r\nSet-Cookie: x=1.pdf", "aSet-Cookie x=1.pdf"],
    ["invoice\u202Efdp.exe", "invoicefdp.exe"],
    ['"><script>.png', "script.png"],
    [" . .htaccess", "htaccess"],
    ["a\ud800.png", "a.png"],
    ["...pdf", "pdf"],
    ["\u0000", ""],
  ])("%j becomes %j", (name, tidy) => {
    expect(tidyFileName(name)).toBe(tidy);
  });

  it("keeps its extension when it is too long", () => {
    const tidy = tidyFileName(`${"ā".repeat(300)}.pdf`);
    expect(tidy).toHaveLength(120);
    expect(tidy.endsWith("ā.pdf")).toBe(true);
  });
});
