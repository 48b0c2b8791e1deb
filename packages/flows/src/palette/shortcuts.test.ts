import { expect, test } from "vitest";
import { shortcutNames, shortcutOf, shortcuts } from "./shortcuts";

test("keys do what is written on the sheet, and no others [2.2-17]", () => {
  for (const name of shortcutNames) expect(shortcutOf(shortcuts[name])).toBe(name);
  expect(shortcutOf(["g"])).toBe("more");
  expect(shortcutOf(["g", "x"])).toBeNull();
  expect(shortcutOf(["x"])).toBeNull();
});

test("no shortcut is the beginning of another [2.2-17]", () => {
  const written = shortcutNames.map((name) => shortcuts[name].join(""));
  for (const one of written)
    expect(written.filter((other) => other !== one && other.startsWith(one))).toEqual([]);
});
