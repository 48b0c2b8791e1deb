import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright";
import { lineOf } from "../scripts/setup.mjs";
import { openPage, showFocus } from "./browser.ts";
import { capture, type Pane } from "./capture.ts";
import type { Painter } from "./draw.ts";
import type { ComponentShot, ComponentSubject } from "./shots.ts";
import { readLooks, storiesIn, storiesOf, subjectOf } from "./stories.ts";

const patience = 30_000;

const root = path.join(import.meta.dirname, "..");

/** Builds the stories without documentation; returns the output folder. */
export function buildStories(): string {
  const folder = path.join(root, "node_modules/.cache/amberline-stories");
  console.log("Building the stories…");
  const line = ["build", "--test", "--output-dir", folder, "--quiet", "--disable-telemetry"];
  const { status, stderr } = spawnSync(...lineOf("storybook", line), { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`The stories could not be built.\n${stderr}`);
  return folder;
}

interface Channel {
  emit(name: string, value: object): void;
  on(name: string, hear: (value: unknown) => void): void;
  off(name: string, hear: (value: unknown) => void): void;
}

/** Remounts a story in Storybook's preview; resolves when its play function has ended. */
async function showStory({ storyId, patience }: { storyId: string; patience: number }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, holdChance } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    holdChance(): void;
  };
  holdChance();
  const isHere = new URLSearchParams(location.search).get("id") === storyId;
  const ends = ["storyFinished", "storyErrored", "storyThrewException", "storyMissing"];
  let why = "";
  const note = (value: unknown) => (why = (value as { message?: string }).message ?? why);
  channel.on("playFunctionThrewException", note);
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`The story failed. ${why}`));
    const tooLate = setTimeout(fail, patience);
    const hears = ends.map((name) => {
      const hear = (value: unknown) => {
        clearTimeout(tooLate);
        channel.off("playFunctionThrewException", note);
        for (const [each, other] of hears) channel.off(each, other);
        const { status } = value as { status?: string };
        if (name === "storyFinished" && status !== "error") resolve();
        else fail();
      };
      channel.on(name, hear);
      return [name, hear] as const;
    });
    channel.emit(isHere ? "forceRemount" : "setCurrentStory", { storyId, viewMode: "story" });
  });
}

/** Storybook's preview with accessibility checks off: the story tests run those. */
async function openPreview(browser: Browser, origin: string, style: string): Promise<Page> {
  const page = await openPage(browser, style);
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.evaluate(async () => {
    const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    while (!("__STORYBOOK_PREVIEW__" in window)) await frame();
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    await preview.ready();
    channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
  });
  return page;
}

/** Loads a story's code, so that it handles the key pressed before it is shown. */
async function loadStory(storyId: string) {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: { loadStory(of: { storyId: string }): Promise<object> };
  };
  await preview.loadStory({ storyId });
}

/** Shown first: the first focus in a new window scrolls differently from later ones. */
const opening = "components-toast--playground";

/** A window that shows one story after the other; for the same story it only changes the theme. */
export async function openStories(
  browser: Browser,
  origin: string,
  style: string,
): Promise<Painter<ComponentShot>> {
  const page = await openPreview(browser, origin, style);
  const pane: Pane = { page, session: await page.context().newCDPSession(page) };
  await page.evaluate(showStory, { storyId: opening, patience });
  let standing = "";
  return {
    async paint({ subject: { storyId }, mode }, isKept) {
      const wanted = `${storyId} ${mode.width}`;
      if (standing !== wanted) {
        await page.setViewportSize({ width: mode.width, height: mode.height });
        await page.evaluate(loadStory, storyId);
        await showFocus(page);
        await page.evaluate(showStory, { storyId, patience });
        standing = wanted;
      }
      await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), mode.theme);
      return capture(pane, mode, isKept);
    },
    close: () => page.context().close(),
  };
}

/** Subjects in a built Storybook served at `origin`, of the stories that names ask for. */
export async function componentsIn(
  folder: string,
  names: readonly string[],
  browser: Browser,
  origin: string,
): Promise<readonly ComponentSubject[]> {
  const stories = storiesOf(storiesIn(readFileSync(path.join(folder, "index.json"), "utf8")), names);
  const page = await openPreview(browser, origin, "");
  const looks = await readLooks(page, stories);
  await page.context().close();
  return stories.flatMap((story, at) => {
    const look = looks[at];
    return look ? [subjectOf(story, look, root)] : [];
  });
}
