import { expect, test } from "vitest";
import { formatFileSize } from ".";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each([
  [0, "en", "0 bytes"],
  [1, "en", "1 byte"],
  [999, "en", "999 bytes"],
  [1_000, "en", "1 kB"],
  [1_001, "en", "2 kB"],
  [340_000, "en", "340 kB"],
  [3_400_000, "en", "3.4 MB"],
  [20_000_000, "en", "20 MB"],
  [20_000_001, "en", "20.1 MB"],
  [3_400_000, "lv", "3,4 MB"],
  [20_000_000, "lv", "20 MB"],
  [3_400_000_000, "en", "3.4 GB"],
])("%d bytes in %s is %s", (bytes, locale, text) => {
  expect(plain(formatFileSize(bytes, locale))).toBe(text);
});

test("is never understated, so that no file above a limit looks smaller than it [5]", () => {
  expect(formatFileSize(20_000_001, "en")).not.toBe(formatFileSize(20_000_000, "en"));
});
