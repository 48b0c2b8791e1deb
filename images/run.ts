import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { modes } from "@amberline/stepper/mode";
import { placesOf } from "@amberline/stepper/pictures/places";
import { ensureChromium } from "../scripts/chromium.mjs";
import type { Result } from "./accept.ts";
import { brandShots, brandStyle, otherBank } from "./brand.ts";
import { drawerOf, lastingBrowser, openBrowser } from "./browser.ts";
import { buildStories, componentsIn, openStories } from "./components.ts";
import { draw, type Drawn, type DrawOptions } from "./draw.ts";
import type { Finding } from "./finding.ts";
import { collect, isKept, compareToBaseline, type Kept } from "./compareToBaseline.ts";
import { createBaselineWriter, type BaselineWriter } from "./baselineWriter.ts";
import { readManifest, whyNotCompared } from "./manifest.ts";
import type { Options, Selection } from "./options.ts";
import { writeReport } from "./report.ts";
import { openScreens, type Screens } from "./screens.ts";
import { componentBatches, flowsOf, screenBatches } from "./select.ts";
import { serve } from "./serve.ts";
import { findSights, readSights, writeSights } from "./sights.ts";
import type { Shot } from "./shots.ts";

/** Windows in parallel: three per core, because each spends time waiting for stability. */
const concurrency = 6;

/** Pictures between two progress messages. */
const milestone = 500;

interface RunContext {
  options: Options;
  kept: Kept;
  /** Null when comparing only. */
  writer: BaselineWriter | null;
}

const join = (parts: readonly Drawn[]): Drawn => ({
  findings: parts.flatMap(({ findings }) => findings),
  restless: parts.flatMap(({ restless }) => restless),
});

/** Draws and compares. Pictures that differ are drawn again: under load a page may have been captured too early. */
async function drawAll<One extends Shot>(
  batches: readonly (readonly One[])[],
  open: DrawOptions<One>["open"],
  { options, kept, writer }: RunContext,
): Promise<Drawn> {
  const all = batches.reduce((sum, batch) => sum + batch.length, 0);
  let done = 0;
  const drawOptions: DrawOptions<One> = {
    open,
    concurrency,
    isKept: ({ file }, png) => isKept(file, png, kept, options),
    compareToBaseline: (shot, png) => (writer ? collect : compareToBaseline)(shot, png, kept, options),
    onFound: async (findings) => {
      const before = done;
      done += findings.length;
      if (Math.floor(done / milestone) > Math.floor(before / milestone))
        console.log(`  ${done} of ${all} drawn`);
      await writer?.add(findings);
    },
  };
  const first = await draw(batches, drawOptions);
  const differs = new Set(first.findings.filter(({ kind }) => kind !== "same").map(({ file }) => file));
  if (differs.size === 0 || writer) return first;
  const again = batches
    .map((batch) => batch.filter(({ file }) => differs.has(file)))
    .filter((batch) => batch.length > 0);
  const second = new Map((await draw(again, drawOptions)).findings.map((finding) => [finding.file, finding]));
  return { ...first, findings: first.findings.map((finding) => second.get(finding.file) ?? finding) };
}

/** Finds anew what there is to be seen in the flows, several at a time. */
async function findAllSights(selection: Selection, open: () => Promise<Screens>, { kept }: Options) {
  const waiting = flowsOf(selection).values();
  const work = async () => {
    for (const flow of waiting) {
      const screens = await open();
      const sights = await findSights(flow, screens.look);
      await writeSights(kept, flow.id, sights);
      console.log(`  ${flow.id}: ${Object.keys(sights.pictures).length} sights`);
      await screens.close();
    }
  };
  await Promise.all(Array.from({ length: concurrency / 2 }, work));
}

async function drawScreens(selection: Selection, context: RunContext): Promise<Drawn> {
  const { options } = context;
  const hasBrand = ["all", "subset", "brand"].includes(selection.kind);
  if (flowsOf(selection).length === 0 && !hasBrand) return join([]);
  if (!existsSync(path.join(options.pages, "screen.html")))
    throw new Error("The stepper is not built: npm run build builds it.");
  const served = await serve(options.pages);
  const browser = lastingBrowser();
  const openIn = (style: string) => async () =>
    openScreens(await browser.here(), served.origin, `${style}\n${options.style}`);
  const open = openIn("");
  try {
    if (context.writer) await findAllSights(selection, open, options);
    const { batches, unseen } = screenBatches(selection, options.modes, (flow) =>
      readSights(options.kept, flow),
    );
    if (unseen > 0) console.log(`${unseen} states show nothing of their own and are left out.`);
    const own = await drawAll(batches, open, context);
    const shots = hasBrand ? brandShots().filter(({ mode }) => options.modes.includes(mode)) : [];
    const ofBrand = shots.map((shot) => [shot]);
    return join([own, await drawAll(ofBrand, openIn(brandStyle()), context)]);
  } finally {
    await browser.close();
    await served.close();
  }
}

async function drawComponents(folder: string, selection: Selection, context: RunContext): Promise<Drawn> {
  const { options } = context;
  const served = await serve(folder);
  const browser = lastingBrowser();
  try {
    const names = selection.kind === "stories" ? selection.names : [""];
    const subjects = await componentsIn(folder, names, await browser.here(), served.origin);
    return await drawAll(
      componentBatches(subjects),
      async () => openStories(await browser.here(), served.origin, options.style),
      context,
    );
  } finally {
    await browser.close();
    await served.close();
  }
}

/** Baselines without a subject; known only after drawing everything of that kind. */
function goneOf(
  selection: Selection,
  { pictures }: Kept,
  { modes: drawnModes }: Options,
  found: readonly Finding[],
): Finding[] {
  const drawn = new Set(found.map(({ file }) => file));
  const folders = selection.kind === "flows" && drawnModes.length === modes.length ? selection.flows : [];
  const isWanted = (file: string) =>
    selection.kind === "all" ||
    (selection.kind === "components" && file.startsWith("components/")) ||
    (selection.kind === "brand" && file.startsWith(`${otherBank}/`)) ||
    folders.includes(path.dirname(file));
  return Object.keys(pictures)
    .filter((file) => isWanted(file) && !drawn.has(file))
    .map((file) => {
      const words = [path.dirname(file), path.basename(file, ".webp")] as const;
      return { file, words, mode: "", kind: "gone", pixels: 0, hash: "", reason: "" };
    });
}

function tell({ findings, restless }: Drawn, began: number) {
  const seconds = (performance.now() - began) / 1000;
  const each = ((1000 * seconds) / Math.max(findings.length, 1)).toFixed(0);
  console.log(`${findings.length} pictures in ${seconds.toFixed(0)} s, ${each} ms each.`);
  const worst = [...restless].sort((one, other) => other.frames - one.frames).slice(0, 5);
  if (worst.length > 0)
    console.log(
      `${restless.length} stood still only after more than two frames: ` +
        worst.map(({ file, frames }) => `${file} (${frames})`).join(", "),
    );
}

async function drawerHere() {
  const browser = await openBrowser();
  try {
    return await drawerOf(browser);
  } finally {
    await browser.close();
  }
}

/** The result of a run, or why it would be meaningless. */
export type Ran = { result: Result; report: string; taken: number } | { reason: string };

/** Draws the selection, and compares it with the baselines or accepts it. */
export async function run(options: Options, selection: Selection): Promise<Ran> {
  if (!ensureChromium())
    throw new Error("No Chrome or Chromium was found. Install one, or set CHROMIUM_PATH.");
  const began = performance.now();
  const manifest = readManifest(options.kept);
  const drawer = await drawerHere();
  const reason = manifest && options.accept === null ? whyNotCompared(manifest, drawer) : null;
  if (reason) return { reason };
  const pictures = manifest?.pictures ?? {};
  const kept: Kept = { pictures, places: placesOf(pictures) };
  const writer = options.accept && createBaselineWriter(drawer, options.accept, options);
  const context: RunContext = { options, kept, writer };
  await rm(options.report, { recursive: true, force: true });

  const hasStories = ["all", "components", "stories"].includes(selection.kind);
  const stories = hasStories ? (options.stories ?? buildStories()) : null;
  const screens = await drawScreens(selection, context);
  const components = stories === null ? join([]) : await drawComponents(stories, selection, context);
  const drawn = join([screens, components]);
  const gone = goneOf(selection, kept, options, drawn.findings);
  await writer?.add(gone);
  const taken = (await writer?.end()) ?? new Set();
  const findings = [...drawn.findings, ...gone].map((finding): Finding =>
    taken.has(finding.file) ? { ...finding, kind: "same" } : finding,
  );
  tell(drawn, began);
  const report = await writeReport(options.report, findings);
  return { result: { ...drawer, findings }, report, taken: taken.size };
}
