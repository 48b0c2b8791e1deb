import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** An element of a document's structure, with the text that belongs to it and to nothing below it. */
export interface TaggedElement {
  role: string;
  text: string;
  /** What a picture says to those who do not see it. */
  alt?: string;
  children: TaggedElement[];
}

export interface ReadPdf {
  /** What a reader would copy from each page. */
  pages: string[];
  /** What a screen reader is given, page after page. */
  structure: TaggedElement[];
  /** Each font used, and whether the document brings it along. */
  fonts: Record<string, boolean>;
  language: string | null;
  title: string;
  isTitleShown: boolean;
  isTagged: boolean;
}

type Tree = Awaited<ReturnType<PDFPageProxy["getStructTree"]>>;
type Branch = Tree["children"][number];

/** The text of each marked content of a page, by its id; "" for what is an artifact. */
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

// The types of pdf.js leave out what a picture says.
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

/** Reads a PDF as a viewer does, with a library that has nothing to do with the one that made it. */
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

/** Every element of a role, in reading order. */
export const withRole = (elements: readonly TaggedElement[], role: string): TaggedElement[] =>
  elements.flatMap((element) => [
    ...(element.role === role ? [element] : []),
    ...withRole(element.children, role),
  ]);
