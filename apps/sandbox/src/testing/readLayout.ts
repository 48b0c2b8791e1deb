import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

interface Line {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
}

async function linesOf(content: Blob): Promise<Line[][]> {
  const task = getDocument({ data: new Uint8Array(await content.arrayBuffer()), verbosity: 0 });
  try {
    const pdf = await task.promise;
    const pages: Line[][] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(
        items.flatMap((item) => {
          if (!("str" in item) || item.str.trim() === "") return [];
          const [, , , size = 0, left = 0, baseline = 0] = item.transform as number[];
          return [{ text: item.str, left, right: left + item.width, baseline, size: Math.abs(size) }];
        }),
      );
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

const lowest = 0.2;
const most = 0.7;
// Letters are drawn closer by up to this, as in "7.".
const kerning = 0.25;

const meet = (one: Line, other: Line) =>
  one.left < other.right - one.size * kerning &&
  other.left < one.right - one.size * kerning &&
  one.baseline - one.size * lowest < other.baseline + other.size * most &&
  other.baseline - other.size * lowest < one.baseline + one.size * most;

/** Texts of a PDF drawn over each other, or beyond the margins: none, if it is well laid out. */
export async function flawsIn(content: Blob, { left, right }: { left: number; right: number }) {
  const pages = await linesOf(content);
  return pages.flatMap((lines) =>
    lines.flatMap((line, at) => [
      ...lines.slice(at + 1).flatMap((other) => (meet(line, other) ? [`${line.text} | ${other.text}`] : [])),
      ...(line.left < left - 2 || line.right > right + 2 ? [`${line.text} | margin`] : []),
    ]),
  );
}
