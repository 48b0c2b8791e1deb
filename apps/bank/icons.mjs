// Draws a brand's icons from its `icon.svg`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** The icon in the middle of a square, which it fills to a share of its width. */
async function iconOf(icon, size, share, background) {
  const width = Math.round(size * share);
  const picture = await sharp(icon, { density: (72 * width) / 32 })
    .resize(width, width, { fit: "contain", background: clear })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture }])
    .png()
    .toBuffer();
}

export async function drawIcons(folder, into) {
  const icon = readFileSync(path.join(folder, "icon.svg"));
  const icons = path.join(into, "icons");
  mkdirSync(icons, { recursive: true });
  const write = (name, picture) => writeFileSync(path.join(icons, name), picture);
  for (const size of [192, 512]) write(`${size}.png`, await iconOf(icon, size, 1, clear));
  // Systems cut a maskable icon down to a circle of 80 % of its width.
  write("maskable.png", await iconOf(icon, 512, 0.56, "#fff"));
  write("apple.png", await iconOf(icon, 180, 0.7, "#fff"));
  const shape = await sharp(await iconOf(icon, 512, 0.8, clear))
    .extractChannel("alpha")
    .toBuffer();
  const white = sharp({ create: { width: 512, height: 512, channels: 3, background: "#fff" } });
  write("monochrome.png", await white.joinChannel(shape).png().toBuffer());
}
