import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright";
import { openPage } from "./browser.ts";
import { capture, type Capture, type Pane } from "./capture.ts";
import { draw, type Drawn } from "./draw.ts";
import { judge, type Kept } from "./judge.ts";
import { componentModes } from "./mode.ts";
import type { Options } from "./options.ts";
import { serve } from "./serve.ts";
import { shotOf, type ComponentShot, type ComponentSubject } from "./shots.ts";

const hands = 4;
const windowHeight = 640;
const patience = 30_000;

const root = path.join(import.meta.dirname, "..");

/** Builds the stories; answers the folder they are in. */
function buildStorybook(): string {
  const folder = path.join(root, "storybook-static");
  console.log("Building the stories…");
  const line = ["storybook", "build", "--output-dir", folder, "--quiet", "--disable-telemetry"];
  const { status, stderr } = spawnSync("npx", line, {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`The stories could not be built.\n${stderr}`);
  return folder;
}

interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
}

/** The stories of the components, as the built Storybook lists them. */
export function storiesIn(index: string): readonly ComponentSubject[] {
  const { entries } = JSON.parse(index) as { entries: Readonly<Record<string, Entry>> };
  return Object.values(entries)
    .filter(({ type, title }) => type === "story" && title.startsWith("Components/"))
    .map(({ id, title, name }) => ({
      kind: "component",
      group: "components",
      id: id.replace(/^components-/, ""),
      words: [title.replace("/", " · "), name],
    }));
}

/** Has Storybook's own page show a story from its beginning; comes when its play has ended. */
async function showStory(storyId: string) {
  interface Channel {
    emit(name: string, value: object): void;
    on(name: string, hear: (value: unknown) => void): void;
    off(name: string, hear: (value: unknown) => void): void;
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, holdChance } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    holdChance(): void;
  };
  holdChance();
  const isHere = new URLSearchParams(location.search).get("id") === storyId;
  const ends = ["storyFinished", "storyErrored", "storyThrewException", "storyMissing"];
  await new Promise<void>((resolve, reject) => {
    const hears = ends.map((name) => {
      const hear = (value: unknown) => {
        for (const [each, other] of hears) channel.off(each, other);
        const { status } = value as { status?: string };
        if (name === "storyFinished" && status !== "error") resolve();
        else reject(new Error("The story failed."));
      };
      channel.on(name, hear);
      return [name, hear] as const;
    });
    channel.emit(isHere ? "forceRemount" : "setCurrentStory", { storyId, viewMode: "story" });
  });
  await document.fonts.ready;
}

/** A window that shows one story after the other; a story that stands already only changes its theme. */
async function openStories(browser: Browser, origin: string, style: string) {
  const page = await openPage(browser, style);
  page.setDefaultTimeout(patience);
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
  const pane: Pane = { page, session: await page.context().newCDPSession(page) };
  let standing = "";
  return async ({ subject, mode }: ComponentShot): Promise<Capture> => {
    const wanted = `${subject.id} ${mode.width}`;
    if (standing !== wanted) {
      standing = "";
      await page.setViewportSize({ width: mode.width, height: windowHeight });
      await page.evaluate(showStory, `components-${subject.id}`);
      standing = wanted;
    }
    await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), mode.theme);
    return capture(pane, mode.width);
  };
}

/** Draws every story of the components, its two themes one after the other. */
export async function drawComponents(browser: Browser, kept: Kept, options: Options): Promise<Drawn> {
  const folder = options.stories ?? buildStorybook();
  const subjects = storiesIn(readFileSync(path.join(folder, "index.json"), "utf8"));
  const widths = [...new Set(componentModes.map(({ width }) => width))];
  const batches = widths.flatMap((width) =>
    subjects.map((subject) =>
      componentModes.filter((mode) => mode.width === width).map((mode) => shotOf(subject, mode)),
    ),
  );
  const served = await serve(folder);
  try {
    const painters = await Promise.all(
      Array.from({ length: hands }, () => openStories(browser, served.origin, options.style)),
    );
    return await draw(batches, painters, (shot, picture) => judge(shot, picture, kept, options));
  } finally {
    await served.close();
  }
}
