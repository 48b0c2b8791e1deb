/** Where somebody signs in, in a word each; empty when it cannot be told. */
export interface Device {
  browser: string;
  system: string;
}

// In this order: most browsers also name those they want to be taken for, and systems those they descend from.
const browsers = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPiOS|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
] as const;

const systems = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\b(Macintosh|Mac OS X)\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
] as const;

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? "";

/** The device a User-Agent header tells of. The header itself is not kept: it says more than anybody needs. */
export function deviceOf(userAgent = ""): Device {
  const text = userAgent.slice(0, 512);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}
