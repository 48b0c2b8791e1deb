import { type Locator } from "@playwright/test";
import jsQR from "jsqr";

/** Decodes a QR code from a screenshot, independently of the code that drew it. */
export async function scan(code: Locator): Promise<string | null> {
  const picture = (await code.screenshot()).toString("base64");
  const { width, height, pixels } = await code.page().evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const drawn = context?.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, pixels: Array.from(drawn?.data ?? []) };
  }, picture);
  // Dark on light in every theme: a reader that also tried inverted codes would hide a mistake.
  return (
    jsQR(Uint8ClampedArray.from(pixels), width, height, { inversionAttempts: "dontInvert" })?.data ?? null
  );
}
