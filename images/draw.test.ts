import { expect, test } from "vitest";
import { draw, type Painter, type DrawOptions } from "./draw.ts";
import type { Finding } from "./finding.ts";
import { shotOf, type ScreenShot } from "./shots.ts";

const mode = { locale: "en", theme: "light", width: 390 } as const;
const shot = (id: string): ScreenShot =>
  shotOf({ kind: "screen", group: "send", id, words: ["Send", id], address: id, modes: [mode] }, mode);

/** Options whose windows fail for some states, with a record of the drawn pictures. */
function drawOptions(breaks: (id: string, window: number) => boolean) {
  const found: Finding[] = [];
  let windows = 0;
  let open = 0;
  const own: DrawOptions<ScreenShot> = {
    concurrency: 2,
    open(): Promise<Painter<ScreenShot>> {
      const window = (windows += 1);
      open += 1;
      return Promise.resolve({
        paint: ({ subject }) =>
          breaks(subject.id, window)
            ? Promise.reject(new Error(`${subject.id} broke.`))
            : Promise.resolve({ png: Buffer.from(subject.id), frames: subject.id === "late" ? 5 : 1 }),
        close: () => Promise.resolve(void (open -= 1)),
      });
    },
    isKept: () => false,
    compareToBaseline: ({ file, subject }) =>
      Promise.resolve({
        file,
        words: subject.words,
        mode: "",
        kind: "same",
        pixels: 0,
        hash: "",
        reason: "",
      }),
    onFound: (findings) => Promise.resolve(void found.push(...findings)),
  };
  return { own, found, left: () => open, opened: () => windows };
}

const batches = [[shot("form")], [shot("late")], [shot("sent"), shot("lost")]];

test("a picture that cannot be drawn fails alone, and all others are drawn", async () => {
  const { own, found, left } = drawOptions((id) => id === "late");
  const { findings } = await draw(batches, own);
  expect(findings.map(({ kind }) => kind)).toEqual(["same", "failed", "same", "same"]);
  expect(findings[1]).toMatchObject({ reason: "late broke.", words: ["Send", "late"] });
  expect(found).toHaveLength(4);
  expect(left()).toBe(0);
});

test("a window with a failure is closed, and a new one draws the picture again", async () => {
  const { own, left, opened } = drawOptions((id, window) => id === "form" && window < 3);
  const { findings } = await draw(batches, own);
  expect(findings.every(({ kind }) => kind === "same")).toBe(true);
  expect(opened()).toBe(3);
  expect(left()).toBe(0);
});

test("pictures that were slow to become stable are reported", async () => {
  const { restless } = await draw(batches, drawOptions(() => false).own);
  expect(restless).toEqual([{ file: "send/late.en.light.390.webp", frames: 5 }]);
});
