import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { modesOf, nameOfMode } from "./mode.ts";
import { hasMiddle, storiesIn, storiesOf } from "./stories.ts";

let folder = "";
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), "amberline-stories-"))));
afterEach(() => rm(folder, { recursive: true }));

const namesOf = (...what: Parameters<typeof modesOf>) => modesOf(...what).map(nameOfMode);
const nothingOwn = { theme: null, window: null };

test("a story is drawn in both themes, at the narrow and the wide width", () => {
  expect(namesOf(nothingOwn, false)).toEqual(["light.390", "dark.390", "light.1280", "dark.1280"]);
});

test("a story with a layout for the middle width is drawn in it as well", () => {
  expect(namesOf(nothingOwn, true)).toContain("dark.768");
});

test("what a story sets itself is not varied", () => {
  expect(namesOf({ theme: "dark", window: null }, false)).toEqual(["dark.390", "dark.1280"]);
  const narrow = { width: 320, height: 400 };
  expect(modesOf({ theme: "dark", window: narrow }, true)).toEqual([{ theme: "dark", ...narrow }]);
});

test("a layout differs at the middle width if one of its style sheets has a breakpoint between middle and wide", async () => {
  await writeFile(path.join(folder, "Card.styles.ts"), "@media (min-width: 44em) { gap: 0 }");
  expect(hasMiddle(folder)).toBe(false);
  await writeFile(path.join(folder, "Row.styles.ts"), "@container row (max-width: 52em) { gap: 0 }");
  expect(hasMiddle(folder)).toBe(true);
});

test("stories of the design system are drawn, its documentation pages are not", () => {
  const entry = (id: string, type: string, importPath: string) => [id, { id, type, importPath }] as const;
  const entries = Object.fromEntries([
    entry("components-button--dark", "story", "./packages/ui/src/components/Button/Button.stories.tsx"),
    entry("components-button--docs", "docs", "./packages/ui/src/components/Button/Button.mdx"),
    entry("screens-send--form", "story", "./packages/flows/src/send/send.stories.tsx"),
  ]);
  expect(storiesIn(JSON.stringify({ entries })).map(({ id }) => id)).toEqual(["components-button--dark"]);
});

test("stories are drawn by the beginnings of their ids, and a name that none begins with is refused", () => {
  const story = { id: "components-button--dark", title: "Button", name: "Dark", importPath: "" };
  expect(storiesOf([story], ["button--"])).toEqual([story]);
  expect(storiesOf([story], ["components-button--"])).toEqual([story]);
  expect(storiesOf([story], [""])).toEqual([story]);
  expect(() => storiesOf([story], ["button--", "Button"])).toThrow("No story's id begins with Button");
});
