import { type Language } from "@amberline/domain/language";
import PDFDocument from "pdfkit";
import { Bytes } from "./bytes";
import { TextShaper, type FontFiles, type Style } from "./textShaping";

/** A4 in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const;

export type StructureElement = ReturnType<(typeof PDFDocument)["struct"]>;

export interface SheetFacts {
  title: string;
  language: Language;
  author: string;
  /** Issue date, milliseconds since 1970. */
  now: number;
  fonts: FontFiles;
}

export type Tag = "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD" | "Sect";

// PDF/UA-1 (ISO 14289-1, 5): declares conformance.
const accessible =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">' +
  "<pdfuaid:part>1</pdfuaid:part></rdf:Description>";

/**
 * A tagged PDF: everything drawn belongs to an element of its structure, or is an artifact that screen readers skip.
 * The same input gives the same bytes. Distances are points from the top left.
 */
export class Sheet {
  readonly shaper: TextShaper;
  readonly #doc: typeof PDFDocument;
  readonly #root: StructureElement;
  readonly #bytes = new Bytes();
  readonly #ended: Promise<void>;

  constructor({ title, language, author, now, fonts }: SheetFacts) {
    const at = new Date(now);
    this.#doc = new PDFDocument({
      size: [pageSize.width, pageSize.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: "1.7",
      tagged: true,
      displayTitle: true,
      lang: language,
      // The default would be Helvetica, which is not embedded.
      font: "",
      info: {
        Title: title,
        Author: author,
        Creator: author,
        Producer: author,
        CreationDate: at,
        ModDate: at,
      },
    });
    this.#doc.appendXML(accessible);
    this.#doc.on("data", (chunk: Uint8Array<ArrayBuffer>) => this.#bytes.push(chunk));
    this.#ended = new Promise((resolve, reject) => {
      this.#doc.on("end", resolve);
      this.#doc.on("error", reject);
    });
    this.shaper = new TextShaper(this.#doc, fonts);
    this.#root = this.#doc.struct("Document");
    this.#doc.addStructure(this.#root);
  }

  addPage(): void {
    this.#doc.addPage();
  }

  /** Opens a structure element for others. Without `parent` it is at the top level. */
  open(tag: Tag, parent: StructureElement = this.#root): StructureElement {
    const element = this.#doc.struct(tag);
    parent.add(element);
    return element;
  }

  /** A table row of `leaf` cells. Nothing can be added to it later. */
  row(table: StructureElement, cells: StructureElement[]): void {
    table.add(this.#doc.struct("TR", {}, cells));
  }

  /** Tags what `draw` draws as an element. `scope` is for a TH. */
  leaf(tag: Tag, draw: () => void, scope?: "Column" | "Row"): StructureElement {
    const content = this.#doc.markStructureContent(tag);
    draw();
    this.#doc.endMarkedContent();
    // `scope` is not part of pdfkit's types.
    const options: { title?: string; scope?: string } = scope ? { scope } : {};
    return this.#doc.struct(tag, options, [content]);
  }

  /** Tags what `draw` draws as a heading or a paragraph. */
  block(tag: Tag, draw: () => void, parent: StructureElement = this.#root): void {
    parent.add(this.leaf(tag, draw));
  }

  /** Tags a figure with its alternative text. `box`: left, top, right, bottom. */
  figure(draw: () => void, alt: string, box: [number, number, number, number]): void {
    const content = this.#doc.markStructureContent("Figure");
    draw();
    this.#doc.endMarkedContent();
    // `bbox` is not part of pdfkit's types; PDF/UA-1 (7.3) requires it.
    const options: { alt: string; bbox: typeof box } = { alt, bbox: box };
    this.#root.add(this.#doc.struct("Figure", options, [content]));
  }

  /** Marks what `draw` draws as decoration. */
  artifact(draw: () => void, type: "Pagination" | "Layout" = "Layout"): void {
    this.#doc.markContent("Artifact", { type });
    draw();
    this.#doc.endMarkedContent();
  }

  text(text: string, x: number, baseline: number, style: Style): void {
    this.shaper.draw(text, x, baseline, style);
  }

  /** Right-aligned at `right`. */
  textBefore(text: string, right: number, baseline: number, style: Style): void {
    this.shaper.draw(text, right - this.shaper.width(text, style), baseline, style);
  }

  line(x: number, y: number, width: number, colour: string, thickness = 0.5): void {
    this.#doc.rect(x, y - thickness / 2, width, thickness).fill(colour);
  }

  /** A rounded box; `border` is the colour of its outline. */
  box(
    { x, y, width, height, radius }: { x: number; y: number; width: number; height: number; radius: number },
    { fill, border }: { fill: string; border: string },
  ): void {
    this.#doc.lineWidth(0.5).roundedRect(x, y, width, height, radius).fillAndStroke(fill, border);
  }

  fill(
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
    colour: string,
  ): void {
    this.#doc.rect(x, y, width, height).fill(colour);
  }

  /** An SVG path, moved and scaled. */
  shape(
    path: string,
    { x, y, scale }: { x: number; y: number; scale: number },
    colour: string,
    rule: "non-zero" | "even-odd" = "non-zero",
  ): void {
    this.#doc.save().translate(x, y).scale(scale).path(path).fill(colour, rule).restore();
  }

  /** Nothing can be drawn afterwards. */
  async finish(): Promise<Blob> {
    this.#root.end();
    this.#doc.end();
    await this.#ended;
    return new Blob(this.#bytes.all(), { type: "application/pdf" });
  }
}
