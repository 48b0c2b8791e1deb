/** Colours of at least this many pixels are kept exactly: they are areas, not edges. */
const FIELD = 400;
/** Maximum deviation of an edge colour in levels of 255; the comparison tolerates differences below 26. */
const NEAR = 18;

/** Perceived difference of two colours, roughly in levels of brightness. Little-endian RGBA. */
function distance(one: number, other: number): number {
  const red = (one & 255) - (other & 255);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = ((one >> 16) & 255) - ((other >> 16) & 255);
  return Math.sqrt(0.3 * red * red + 0.59 * green * green + 0.11 * blue * blue);
}

/** Number of pixels by colour. Counted by runs, because neighbouring pixels mostly have the same colour. */
function countOf(pixels: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let from = 0;
  for (let at = 1; at <= pixels.length; at += 1) {
    const colour = pixels[from] ?? 0;
    if (at < pixels.length && pixels[at] === colour) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + at - from);
    from = at;
  }
  return counts;
}

/**
 * Reduces colours without a visible difference: areas keep theirs, antialiased edges share some. In place; returns the
 * number of colours left.
 */
export function fewColours(rgba: Uint8Array): number {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4);
  const counts = countOf(pixels);
  const kept: number[] = [];
  const drawnAs = new Map<number, number>();
  for (const [colour, count] of [...counts].sort(([a, many], [b, more]) => more - many || a - b)) {
    let nearest = colour;
    let least = NEAR;
    if (count < FIELD)
      for (const other of kept) {
        const away = distance(colour, other);
        if (away < least) [nearest, least] = [other, away];
      }
    if (nearest === colour) kept.push(colour);
    drawnAs.set(colour, nearest);
  }
  let before = pixels[0] ?? 0;
  let drawn = drawnAs.get(before) ?? before;
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    if (pixel !== before) drawn = drawnAs.get(pixel) ?? pixel;
    before = pixel;
    pixels[at] = drawn;
  }
  return kept.length;
}
