import type PDFDocument from "pdfkit";
import PDFKit from "pdfkit";
import { describe, expect, it } from "vitest";
import { readFonts } from "../readFonts";
import { TextShaper, type Style } from "./textShaping";

const fonts = await readFonts();
const style: Style = { weight: "regular", size: 10, colour: "#000000" };

/** The page content written for a text. */
function contentOf(text: string): string {
  const doc = new PDFKit({ font: "" });
  const written: string[] = [];
  const watched = new Proxy(doc, {
    get(target, name) {
      if (name === "addContent") return (piece: string) => written.push(piece);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  new TextShaper(watched as typeof PDFDocument, fonts).draw(text, 0, 0, style);
  return written.join("");
}

/** The replacement text for screen readers. */
function saidIn(content: string): string | null {
  const [, hex] = /ActualText <FEFF([0-9a-f]+)>/.exec(content) ?? [];
  return hex === undefined ? null : Buffer.from(hex, "hex").swap16().toString("utf16le");
}

describe("shaped text", () => {
  it.each(["Jānis Bērziņš", "Иван Щукин", "Γιώργος Παπαδόπουλος", "Łukasz Żółć", "Nguyễn", "İğdır", "25 €"])(
    "draws %s as it is written",
    (text) => {
      expect(contentOf(text)).not.toContain("ActualText");
      expect(contentOf(text)).not.toContain("<0000");
    },
  );

  it.each(["王小明", "ნინო 👍", "שלום", "Ａnna"])(
    "reads %s aloud as it is written, although the font lacks it",
    (text) => {
      const content = contentOf(text);
      expect(saidIn(content)).toBe(text);
      expect(content).not.toMatch(/<0000|0000>/);
      expect(content).toMatch(/BDC BT .* ET EMC$/);
    },
  );

  it("leaves the figures and points of a day apart", () => {
    expect(contentOf("27.11.")).toMatch(/\[<[0-9a-f]+>\] TJ/i);
  });

  it("draws a full-width letter as the plain one", () => {
    expect(contentOf("AＡ")).toMatch(/\[<0001(> -?\d+ <)?0001>\] TJ/);
  });
});
