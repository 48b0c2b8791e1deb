import { imageTypeOf, largestPhoto } from "../../areas/identity/image";
import { type Problem } from "./calls";

/** Longest side of a sent photo in pixels: enough to read a document. */
const longestSide = 2200;
const quality = 0.9;

type Photo = { ok: true; photo: Blob } | { ok: false; problem: Problem };

/** Scales a size so that neither side is too long. */
export function fit(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Re-encodes an image as JPEG, which makes it smaller and removes its metadata. Null if it cannot be decoded. */
export function redraw(
  picture: CanvasImageSource,
  size: { width: number; height: number },
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fit(size.width, size.height));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency, so transparent pixels of a PNG would turn black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

/** Accepts images by their leading bytes, up to 10 MB, and re-encodes them. */
export async function readPhoto(file: Blob): Promise<Photo> {
  if (file.size === 0) return { ok: false, problem: "empty" };
  if (file.size > largestPhoto) return { ok: false, problem: "too-large" };
  try {
    const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    if (imageTypeOf(start) === null) return { ok: false, problem: "not-an-image" };
    const picture = await createImageBitmap(file);
    const photo = await redraw(picture, picture);
    picture.close();
    return photo ? { ok: true, photo } : { ok: false, problem: "unreadable" };
  } catch {
    return { ok: false, problem: "unreadable" };
  }
}
