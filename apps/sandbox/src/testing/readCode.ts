import jsQR from "jsqr";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Number of coordinates of each path operation of pdf.js. */
const coordinates = [2, 2, 6, 4, 0];

/** The bounding box of each closed part of a path. */
function boxesOf(steps: ArrayLike<number>): Square[] {
  const boxes: Square[] = [];
  let points: number[][] = [];
  for (let at = 0; at < steps.length; at += 1 + (coordinates[steps[at]!] ?? 0)) {
    const length = coordinates[steps[at]!] ?? 0;
    if (length === 2) points.push([steps[at + 1]!, steps[at + 2]!]);
    if (length > 0) continue;
    const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]!)) as [number[], number[]];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    boxes.push({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y });
    points = [];
  }
  return boxes;
}

/** The squares of the path with the most parts on the first page, in its own units. */
export async function drawnSquares(content: Blob): Promise<Square[]> {
  const task = getDocument({ data: new Uint8Array(await content.arrayBuffer()), verbosity: 0 });
  try {
    const page = await (await task.promise).getPage(1);
    const { fnArray, argsArray } = await page.getOperatorList();
    const paths = argsArray.filter((_, at) => fnArray[at] === OPS.constructPath);
    return paths
      .map(([, [steps]]: [number, [ArrayLike<number>]]) => boxesOf(steps))
      .reduce((most, boxes) => (boxes.length > most.length ? boxes : most), []);
  } finally {
    await task.destroy();
  }
}

/** Paints squares at four pixels per unit and decodes the code they form. */
export function scan(squares: readonly Square[]): string | undefined {
  const scale = 4;
  const margin = 4;
  const side = (Math.max(...squares.map(({ x, width }) => x + width)) + margin) * scale;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, width, height } of squares) {
    for (let row = y * scale; row < (y + height) * scale; row += 1) {
      for (let column = x * scale; column < (x + width) * scale; column += 1) {
        picture.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return jsQR(picture, side, side)?.data;
}
