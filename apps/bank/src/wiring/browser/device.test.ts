import { describe, expect, test } from "vitest";
import { isMobile } from "./device";

const seenAs = (userAgent: string, maxTouchPoints = 0, userAgentData?: { mobile: boolean }) =>
  isMobile({ userAgent, maxTouchPoints, ...(userAgentData ? { userAgentData } : {}) } as Navigator);

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
const android =
  "Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36";

describe("a device that can run the bank's app", () => {
  test.each([
    ["an iPhone", iPhone, 5, true],
    ["an Android phone", android, 5, true],
    ["an iPad, which says it is a Mac", mac, 5, true],
    ["a Mac", mac, 0, false],
    ["a Windows computer with a touch screen", windows, 10, false],
  ])("%s: %s with %i touch points is %s [4]", (_, userAgent, touchPoints, answer) => {
    expect(seenAs(userAgent, touchPoints)).toBe(answer);
  });

  test("is recognised by the browser's own hint where there is one", () => {
    expect(seenAs(windows, 0, { mobile: true })).toBe(true);
    expect(seenAs(android, 5, { mobile: false })).toBe(false);
  });
});
