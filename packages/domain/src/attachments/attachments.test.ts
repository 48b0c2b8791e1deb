import { describe, expect, it } from "vitest";
import { acceptedAttachments, attachmentType, isPictureType, provenAttachmentType, tidyFileName } from ".";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const beginnings: Record<string, string> = {
  "a.jpg": "\xff\xd8\xff\xe0",
  "a.jpeg": "\xff\xd8\xff\xe1",
  "a.png": "\x89PNG\r\n\x1a\n",
  "a.gif": "GIF89a",
  "a.webp": "RIFF\x10\0\0\0WEBPVP8 ",
  "a.heic": "\0\0\0\x18ftypheic",
  "a.pdf": "%PDF-1.7",
  "a.docx": "PK\x03\x04",
  "a.xlsx": "PK\x03\x04",
  "a.odt": "PK\x03\x04",
  "a.ods": "PK\x03\x04",
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
