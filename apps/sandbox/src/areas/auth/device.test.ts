import { expect, it } from "vitest";
import { deviceOf } from "./device";

const engine = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox", "Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/126.0 Safari/537.36 Edg/126.0`,
    "Edge",
    "Windows",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${engine} Chrome/126.0.0.0 Safari/537.36`,
    "Chrome",
    "macOS",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPad",
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${engine} Chrome/126.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${engine} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${engine} Chrome/126.0 Safari/537.36`, "Chrome", "ChromeOS"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${engine} Chrome/126.0 Safari/537.36 OPR/111.0`, "Opera", "Linux"],
  ["curl/8.5.0", "", ""],
  [`${"x".repeat(600)} Firefox/1 Windows`, "", ""],
  [undefined, "", ""],
])("names the device of %j: %j on %j", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
