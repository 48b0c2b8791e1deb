import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A structure element, with its own text only. */
export interface TaggedElement {
  role: string;
  text: string;
  /** Alternative text of a figure. */
  alt?: string;
  children: TaggedElement[];
}

export interface ReadPdf {
  /** The copyable text of each page. */
  pages: string[];
  /** What a screen reader reads, page after page. */
  structure: TaggedElement[];
  /** Each font used, and whether it is embedded. */
  fonts: Record<string, boolean>;
  language: string | null;
  title: string;
  isTitleShown: boolean;
  isTagged: boolean;
}

type Tree = Awaited<ReturnType<PDFPageProxy["getStructTree"]>>;
type Branch = Tree["children"][number];

/** The text of each marked content of a page, by its id; "" for artifacts. */
async function readPage(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const byId = new Map<string, string>();
  const open: (string | null)[] = [];
  let whole = "";
  for (const item of items) {
    if ("str" in item) {
      const text = item.str + (item.hasEOL ? "\n" : "");
      whole += text;
      const id = open.findLast((mark) => mark !== null);
      if (id) byId.set(id, (byId.get(id) ?? "") + text);
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.id ?? null);
  }
  return { byId, whole };
}

interface Font {
  name: string;
  missingFile: boolean;
}

async function fontsOf(page: PDFPageProxy): Promise<[name: string, isEmbedded: boolean][]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const ids = argsArray.filter((_, at) => fnArray[at] === OPS.setFont).map(([id]: [string]) => id);
  return [...new Set(ids)].map((id) => {
    const { name, missingFile } = page.commonObjs.get(id) as Font;
    return [name, !missingFile];
  });
}

// The types of pdf.js leave out the alternative text.
type Described = Tree & { alt?: string };

function elementOf(node: Described, byId: ReadonlyMap<string, string>): TaggedElement {
  const children = node.children.filter((child: Branch): child is Tree => "role" in child);
  const texts = node.children.map((child: Branch) => ("id" in child ? (byId.get(child.id) ?? "") : ""));
  return {
    role: node.role,
    ...(node.alt === undefined ? {} : { alt: node.alt }),
    text: texts.join("").replaceAll(/\s+/g, " ").trim(),
    children: children.map((child: Tree) => elementOf(child, byId)),
  };
}

async function readAll(pdf: PDFDocumentProxy): Promise<ReadPdf> {
  const pages: string[] = [];
  const structure: TaggedElement[] = [];
  const fonts: Record<string, boolean> = {};
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { byId, whole } = await readPage(page);
    const tree = await page.getStructTree();
    pages.push(whole);
    Object.assign(fonts, Object.fromEntries(await fontsOf(page)));
    if (tree) structure.push(...elementOf(tree, byId).children);
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const preferences = (await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null;
  const marks = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
  return {
    pages,
    structure,
    fonts,
    language: info.Language ?? null,
    title: info.Title ?? "",
    isTitleShown: preferences?.DisplayDocTitle === true,
    isTagged: marks?.Marked === true,
  };
}

/** Reads a PDF like a viewer, with a library independent of the one that wrote it. */
export async function readPdf(content: Blob): Promise<ReadPdf> {
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    verbosity: 0,
    useSystemFonts: false,
  });
  try {
    return await readAll(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** In reading order. */
export const withRole = (elements: readonly TaggedElement[], role: string): TaggedElement[] =>
  elements.flatMap((element) => [
    ...(element.role === role ? [element] : []),
    ...withRole(element.children, role),
  ]);
