import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { flows, type Flow } from "@amberline/flows/specs";
import type { Browser } from "playwright";
import { ensureChromium } from "../scripts/chromium.mjs";
import type { Result } from "./accept.ts";
import { drawerOf, openBrowser } from "./browser.ts";
import { draw, type Drawn } from "./draw.ts";
import type { Finding } from "./finding.ts";
import { judge, type Kept } from "./judge.ts";
import { placesOf } from "../apps/stepper/src/pictures/places.ts";
import { readManifest, whyNotCompared } from "./manifest.ts";
import type { Options, Selection } from "./options.ts";
import { writeReport } from "./report.ts";
import { openScreens } from "./screens.ts";
import { serve } from "./serve.ts";
import { largeFlows, shotOf, statesOf, subsetModes, type ScreenShot } from "./shots.ts";
import { drawComponents } from "./components.ts";

/** Windows that draw side by side: two a core, as each often waits until nothing moves. */
const hands = 4;

function flowsNamed(names: readonly string[]): readonly Flow[] {
  const unknown = names.filter((name) => !flows.some(({ id }) => id === name));
  if (unknown.length === 0) return flows.filter(({ id }) => names.includes(id));
  throw new Error(
    `There is no flow ${unknown.join(", ")}. There are: ${flows.map(({ id }) => id).join(", ")}.`,
  );
}

function flowsOf(selection: Selection): readonly Flow[] {
  if (selection.kind === "flows") return flowsNamed(selection.flows);
  return { components: [], subset: largeFlows, all: flows }[selection.kind];
}

/** What is to be drawn, narrow windows first: a window is resized thrice, not for every picture. */
function screenShots(selection: Selection, { modes }: Pick<Options, "modes">) {
  const sights = flowsOf(selection).map(statesOf);
  const unseen = sights.reduce((sum, sight) => sum + sight.unseen, 0);
  const shots = sights
    .flatMap(({ subjects }) => subjects)
    .flatMap((subject) => {
      const own = selection.kind === "subset" ? subsetModes(subject) : modes;
      return own.filter((mode) => modes.includes(mode)).map((mode) => shotOf(subject, mode));
    })
    .sort((one, other) => one.mode.width - other.mode.width);
  return { shots, unseen };
}

async function drawScreens(browser: Browser, shots: readonly ScreenShot[], kept: Kept, options: Options) {
  if (shots.length === 0) return { findings: [], restless: [] };
  if (!existsSync(path.join(options.pages, "screen.html")))
    throw new Error("The stepper is not built: npm run build builds it.");
  const served = await serve(options.pages);
  try {
    const painters = await Promise.all(
      Array.from({ length: hands }, () => openScreens(browser, served.origin, options.style)),
    );
    const drawAll = (wanted: readonly ScreenShot[]) =>
      draw(
        wanted.map((shot) => [shot]),
        painters,
        (shot, picture) => judge(shot, picture, kept, options),
      );
    const first = await drawAll(shots);
    // A page under load may be drawn before its focus has come to rest: what differs is drawn once more.
    const differs = new Set(first.findings.filter(({ kind }) => kind !== "same").map(({ file }) => file));
    if (differs.size === 0 || options.accept !== null) return first;
    const second = await drawAll(shots.filter(({ file }) => differs.has(file)));
    const steady = first.findings.filter(({ file }) => !differs.has(file));
    return { findings: [...steady, ...second.findings], restless: first.restless };
  } finally {
    await served.close();
  }
}

/** Kept pictures of what there is no more; known only when everything of that kind was to be drawn. */
function goneOf({ kind }: Selection, { pictures }: Kept, found: readonly Finding[]): Finding[] {
  const drawn = new Set(found.map(({ file }) => file));
  const isWanted = (file: string) =>
    kind === "all" || (kind === "components" && file.startsWith("components/"));
  return Object.keys(pictures)
    .filter((file) => isWanted(file) && !drawn.has(file))
    .map((file) => {
      const words = [path.dirname(file), path.basename(file, ".png")] as const;
      return { file, words, mode: "", kind: "gone", pixels: 0, hash: "", reason: "" };
    });
}

const join = (parts: readonly Drawn[]): Drawn => ({
  findings: parts.flatMap(({ findings }) => findings),
  restless: parts.flatMap(({ restless }) => restless),
});

function tell({ findings, restless }: Drawn, unseen: number, began: number) {
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const left = unseen === 0 ? "" : `; ${unseen} states show nothing of their own and are left out`;
  console.log(`${findings.length} pictures in ${seconds} s${left}.`);
  const worst = [...restless].sort((one, other) => other.frames - one.frames).slice(0, 5);
  if (worst.length > 0)
    console.log(
      `${restless.length} stood still only after more than two frames: ` +
        worst.map(({ file, frames }) => `${file} (${frames})`).join(", "),
    );
}

/** Draws what is asked for and holds it against what is kept. Answers why when that would say nothing. */
export async function run(
  options: Options,
  selection: Selection,
): Promise<{ result: Result; report: string } | { reason: string }> {
  if (!ensureChromium())
    throw new Error("No Chrome or Chromium was found. Install one, or set CHROMIUM_PATH.");
  const began = performance.now();
  const manifest = readManifest(options.kept);
  const browser = await openBrowser();
  try {
    const drawer = await drawerOf(browser);
    const reason = manifest && options.accept === null ? whyNotCompared(manifest, drawer) : null;
    if (reason) return { reason };
    const pictures = manifest?.pictures ?? {};
    const kept: Kept = { pictures, places: placesOf(pictures) };
    await rm(options.report, { recursive: true, force: true });
    const { shots, unseen } = screenShots(selection, options);
    const screens = await drawScreens(browser, shots, kept, options);
    const isWhole = selection.kind === "all" || selection.kind === "components";
    const components = isWhole ? await drawComponents(browser, kept, options) : join([]);
    const drawn = join([screens, components]);
    const findings = [...drawn.findings, ...goneOf(selection, kept, drawn.findings)];
    tell(drawn, unseen, began);
    const report = await writeReport(options.report, findings);
    return { result: { ...drawer, findings }, report };
  } finally {
    await browser.close();
  }
}
