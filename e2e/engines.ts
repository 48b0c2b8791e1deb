import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { launch, type ElementHandle, type Frame } from "puppeteer-core";
import { Builder, Key, type WebElement } from "selenium-webdriver";
import { firefox, webKitDriver } from "../scripts/chromium.mjs";

type Role = "button" | "field" | "file" | "tab" | "checkbox";

type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

/** A page in a browser that is neither Chromium nor driven like it: what a person does there, and what they see. */
export interface Tab {
  open(address: string): Promise<void>;
  ask<Args extends unknown[], Result>(question: InPage<Args, Result>, ...args: Args): Promise<Result>;
  press(role: Role, name: string): Promise<void>;
  /** Types at the end of a field, and confirms with Enter if asked to. */
  type(name: string, text: string, isConfirmed?: boolean): Promise<void>;
  attach(name: string, file: string): Promise<void>;
  /** Continues in the only frame of the page, or in the page again. */
  enterFrame(): Promise<void>;
  leaveFrame(): Promise<void>;
  sees(words: string): Promise<void>;
  close(): Promise<void>;
}

/** The last visible element of a role and an accessible name, or of any name. Runs in the page. */
function find(role: Role, name: string): Element | null {
  const selectors: Record<Role, string> = {
    button: "button, [role=button]",
    field: "input, textarea",
    file: "input[type=file]",
    tab: "[role=tab]",
    checkbox: "input[type=checkbox]",
  };
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const labelled = (element: Element) =>
    (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => plain(document.getElementById(id)?.textContent))
      .join(" ")
      .trim();
  const nameOf = (element: Element) =>
    labelled(element) ||
    element.getAttribute("aria-label") ||
    plain((element as HTMLInputElement).labels?.[0]?.textContent) ||
    plain(element.textContent);
  // A file is chosen with the button beside its input.
  const named = (element: Element) => (role === "file" && element.nextElementSibling) || element;
  const isNamed = (element: Element) => name === "" || nameOf(named(element)) === name;
  const mayBeHidden = ["file", "checkbox"].includes(role);
  const found = [...document.querySelectorAll(selectors[role])].filter(
    (element) => isNamed(element) && (mayBeHidden || element.checkVisibility()),
  );
  return found.at(-1) ?? null;
}

const boxOf = (element: Element) => JSON.stringify(element.getBoundingClientRect());

const isReading = (words: string) =>
  document.body.innerText.replace(/\s+/g, " ").includes(words.replace(/\s+/g, " "));

const reached = async <Found>(what: string, seek: () => Promise<Found | null>): Promise<Found> => {
  let found: Found | null = null;
  await expect
    .poll(async () => (found = await seek()) !== null, { message: `there is ${what}`, timeout: 40_000 })
    .toBe(true);
  if (found === null) throw new Error(`There is no ${what}.`);
  return found;
};

/** An element that has come to rest: these drivers press where it was, not where it is. */
const atRest = async <Found>(
  what: string,
  seek: () => Promise<Found>,
  where: (found: Found) => Promise<string>,
) => {
  let before = "";
  return reached(`${what} at rest`, async () => {
    const found = await seek();
    const isMoved = before !== (before = await where(found));
    return isMoved ? null : found;
  });
};

interface Size {
  width: number;
  height: number;
}

async function openFirefox({ width, height }: Size): Promise<Tab> {
  const browser = await launch({
    browser: "firefox",
    executablePath: firefox,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "en-GB" },
  });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  let frame: Frame = page.mainFrame();
  const element = (role: Role, name: string) =>
    reached(`${role} "${name}"`, async () => {
      const handle = await frame.evaluateHandle(find, role, name);
      return handle.asElement() as ElementHandle | null;
    });
  return {
    open: async (address) => void (await page.goto(address)),
    ask: (question, ...args) => frame.evaluate(question as never, ...args),
    press: async (role, name) =>
      (
        await atRest(
          name,
          () => element(role, name),
          (found) => frame.evaluate(boxOf, found),
        )
      ).click(),
    async type(name, text, isConfirmed) {
      const field = await element("field", name);
      await field.type(text);
      if (isConfirmed) await field.press("Enter");
    },
    attach: async (name, file) =>
      ((await element("file", name)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    async enterFrame() {
      frame = await reached("a frame", async () => frame.childFrames()[0] ?? null);
    },
    async leaveFrame() {
      frame = page.mainFrame();
    },
    sees: async (words) =>
      void (await reached(`text "${words}"`, async () => (await frame.evaluate(isReading, words)) || null)),
    close: () => browser.close(),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const miniBrowser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

async function openWebKit({ width, height }: Size): Promise<Tab> {
  const port = await freePort();
  const host = spawn("xvfb-run", ["-a", "dbus-run-session", webKitDriver, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
  });
  const stop = () => host.pid !== undefined && process.kill(-host.pid);
  const options = { binary: miniBrowser, args: ["--automation"] };
  const address = `http://127.0.0.1:${port}`;
  await reached("a WebKit driver", async () => (await fetch(`${address}/status`).catch(() => null)) && true);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
    .build();
  const measured = () => driver.executeScript<Size>(() => ({ width: innerWidth, height: innerHeight }));
  await driver.manage().window().setRect({ width, height });
  const inner = await measured();
  await driver
    .manage()
    .window()
    .setRect({ width: 2 * width - inner.width, height: 2 * height - inner.height });
  const element = (role: Role, name: string) =>
    reached(`${role} "${name}"`, () => driver.executeScript<WebElement | null>(find, role, name));
  return {
    open: (address) => driver.get(address),
    ask: (question, ...args) => driver.executeScript(question, ...args),
    press: async (role, name) =>
      (
        await atRest(
          name,
          () => element(role, name),
          (found) => driver.executeScript<string>(boxOf, found),
        )
      ).click(),
    type: async (name, text, isConfirmed) =>
      (await element("field", name)).sendKeys(text, ...(isConfirmed ? [Key.ENTER] : [])),
    attach: async (name, file) => (await element("file", name)).sendKeys(file),
    async enterFrame() {
      const frame = await reached("a frame", () =>
        driver.executeScript<WebElement | null>(() => document.querySelector("iframe")),
      );
      await driver.switchTo().frame(frame);
    },
    leaveFrame: () => driver.switchTo().defaultContent(),
    sees: async (words) =>
      void (await reached(
        `text "${words}"`,
        async () => (await driver.executeScript<boolean>(isReading, words)) || null,
      )),
    async close() {
      await driver.quit();
      stop();
    },
  };
}

export const engines = {
  "Firefox ESR": { open: openFirefox, isInstalled: existsSync(firefox) },
  WebKitGTK: { open: openWebKit, isInstalled: existsSync(webKitDriver) },
} as const;
