interface Detector {
  detect(picture: ImageBitmap): Promise<readonly { rawValue: string }[]>;
}

/** Available in some browsers only (Shape Detection API). */
const detectors = () =>
  (globalThis as { BarcodeDetector?: new (options: { formats: string[] }) => Detector }).BarcodeDetector;

/** Large enough for a phone photo of an invoice. */
const LONGEST_SIDE = 1_600;

async function readPixels(bitmap: ImageBitmap): Promise<string | null> {
  const { default: jsQR } = await import("jsqr");
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(bitmap, 0, 0, width, height);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
}

/**
 * The text of the QR code in a picture; null if there is none or the file is not a picture. Throws if the reader can't
 * be loaded.
 */
export async function readQrPicture(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const Detector = detectors();
  const seen = Detector ? await new Detector({ formats: ["qr_code"] }).detect(bitmap).catch(() => []) : [];
  return seen[0]?.rawValue ?? readPixels(bitmap);
}
