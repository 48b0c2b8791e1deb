import { existsSync } from "node:fs";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(fileURLToPath(new URL("..", import.meta.url)));

const candidates = [
  process.env.CHROMIUM_PATH,
  // The same engine without browser windows: a page opens three times as fast.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Flags that keep a headless browser offline and deterministic. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Saves one process per browser.
  "--in-process-gpu",
  "--enable-features=NetworkServiceInProcess2",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

/** Path of an installed Chrome or Chromium, or null if only Playwright's own can be used. */
export function findChromium() {
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;

/** Whether Debian's packages can be installed here, and are now. */
const installed = (...packages) =>
  process.getuid?.() === 0 &&
  existsSync("/etc/debian_version") &&
  !existsSync("/etc/lsb-release") &&
  run("apt-get", ["update", "-qq"]) &&
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);

/** Makes sure some Chromium can be launched: installed, Debian's when root, else Playwright's download. */
export const ensureChromium = () =>
  findChromium() !== null ||
  ["chromium-headless-shell", "chromium"].some((name) => installed("fonts-dejavu-core", name)) ||
  run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]);

export const firefox = "/usr/bin/firefox-esr";
export const webKitDriver = "/usr/bin/WebKitWebDriver";

/** Installs the other two engines where Debian's packages can be; says so where their journeys are left out. */
export function ensureEngines() {
  if ([firefox, webKitDriver].every(existsSync)) return;
  if (!installed("firefox-esr", "webkit2gtk-driver", "xvfb", "xauth", "dbus-daemon"))
    console.log("Firefox ESR and WebKitGTK are not installed: the journeys in these engines are left out.");
}
