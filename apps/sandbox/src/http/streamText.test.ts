import { expect, it } from "vitest";
import { streamText } from "./streamText";

async function* pieces(count: number, seen: { made: number; isOver: boolean }) {
  try {
    for (let nth = 0; nth < count; nth += 1) {
      seen.made += 1;
      yield "ā".repeat(1_024);
    }
  } finally {
    seen.isOver = true;
  }
}

it("streams the whole text in UTF-8, in chunks of about 64 KiB", async () => {
  const seen = { made: 0, isOver: false };
  const sizes: number[] = [];
  let text = "";
  const decoder = new TextDecoder();
  const reader = streamText(pieces(150, seen)).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    sizes.push(piece.value.byteLength);
    text += decoder.decode(piece.value, { stream: true });
  }
  expect(text).toBe("ā".repeat(150 * 1_024));
  expect(sizes).toEqual([131_072, 131_072, 45_056]);
});

it("generates only as much as is read, and stops when the stream is cancelled", async () => {
  const seen = { made: 0, isOver: false };
  const reader = streamText(pieces(100_000, seen)).getReader();
  await reader.read();
  await reader.cancel();
  expect(seen.made).toBeLessThan(200);
  expect(seen.isOver).toBe(true);
});
