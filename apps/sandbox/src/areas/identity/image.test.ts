import { describe, expect, it } from "vitest";
import { photo } from "../../testing/photos";
import { imageTypeOf } from "./image";

describe("a photo", () => {
  it("is recognised by its leading bytes", () => {
    expect(imageTypeOf(photo.jpeg)).toBe("image/jpeg");
    expect(imageTypeOf(photo.png)).toBe("image/png");
    expect(imageTypeOf(photo.webp)).toBe("image/webp");
  });

  it.each(["%PDF-1.7", "GIF89a", "<svg xmlns=", "RIFF1234WAVEfmt ", "MZ", "", "\u00ff\u00d8"])(
    "does not start with %j",
    (text) => {
      expect(imageTypeOf(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBeNull();
    },
  );
});
