import { describe, expect, it } from "vitest";
import { fit } from "./fit";

describe("a screen in the available room", () => {
  it("keeps its real width if it fits", () => {
    expect(fit(390, { width: 560, height: 700 })).toEqual({ scale: 1, height: 700, shownWidth: 390 });
  });

  it("is scaled down otherwise, and still fills the height", () => {
    expect(fit(1280, { width: 640, height: 700 })).toEqual({ scale: 0.5, height: 1400, shownWidth: 640 });
  });

  it("is not scaled before the room is measured", () => {
    expect(fit(768, { width: 0, height: 0 })).toEqual({ scale: 1, height: 0, shownWidth: 768 });
  });
});
