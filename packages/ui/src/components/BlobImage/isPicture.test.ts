import { expect, test } from "vitest";
import { isPicture } from "./isPicture";

test.each(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "IMAGE/PNG; charset=binary"])(
  "%s is shown as a picture [2.16]",
  (type) => expect(isPicture(type)).toBe(true),
);

test.each([
  "image/svg+xml",
  "text/html",
  "application/pdf",
  "application/xhtml+xml",
  "image/",
  "",
  "x/image/png",
])("%j is not: it can only be downloaded [2.16]", (type) => expect(isPicture(type)).toBe(false));
