import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { accept } from "./accept.ts";
import { hashOf } from "./compare.ts";
import type { Finding } from "./finding.ts";
import { sideOf } from "@amberline/stepper/pictures/places";
import { readManifest } from "./manifest.ts";
import { writePng, type Pixels } from "./pixels.ts";

const drawer = { chromium: "156.0.0.0", platform: "linux x64", hand: "sheet" };
let folder = "";
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), "amberline-pictures-"))));
afterEach(() => rm(folder, { recursive: true }));

const places = () => ({ kept: path.join(folder, "kept"), report: path.join(folder, "report") });
const grey = (shade: number): Pixels => ({
  width: 4,
  height: 4,
  data: Buffer.alloc(64, shade).fill(255, 63),
});

async function found(file: string, kind: Finding["kind"], shade = 0): Promise<Finding> {
  const pixels = grey(shade);
  for (let at = 3; at < 64; at += 4) pixels.data[at] = 255;
  const actual = path.join(places().report, sideOf(file, "actual"));
  await mkdir(path.dirname(actual), { recursive: true });
  const drawn = writePng(pixels);
  await writeFile(actual, drawn);
  return { file, kind, words: ["", ""], mode: "", pixels: 0, hash: hashOf(drawn), reason: "" };
}

const kept = async () =>
  (await readdir(places().kept, { recursive: true })).filter((name) => name.endsWith(".webp")).sort();
const take = async (findings: readonly Finding[], names: readonly string[] = []) =>
  accept({ ...drawer, findings }, names, places());

test("new pictures become baselines, identical ones are stored once", async () => {
  const taken = await take([
    await found("send/b.webp", "new", 10),
    await found("send/a.webp", "new", 10),
    await found("send/c.webp", "new", 90),
  ]);
  expect(taken).toHaveLength(3);
  expect(await kept()).toEqual(["send/a.webp", "send/c.webp"]);
  expect(Object.keys(readManifest(places().kept)?.pictures ?? {})).toEqual([
    "send/a.webp",
    "send/b.webp",
    "send/c.webp",
  ]);
});

test("when one of two identical pictures changes, the other keeps its pixels", async () => {
  await take([await found("send/a.webp", "new", 10), await found("send/b.webp", "new", 10)]);
  await take([await found("send/a.webp", "changed", 90)]);
  expect(await kept()).toEqual(["send/a.webp", "send/b.webp"]);
  await take([await found("send/b.webp", "changed", 90)]);
  expect(await kept()).toEqual(["send/a.webp"]);
});

test("only named pictures are accepted, and removed subjects are deleted", async () => {
  await take([await found("send/a.webp", "new", 10), await found("login/a.webp", "new", 20)]);
  const findings = [await found("send/a.webp", "changed", 50), await found("login/a.webp", "gone")];
  expect(await take(findings, ["login/"])).toEqual(["login/a.webp"]);
  expect(await kept()).toEqual(["send/a.webp"]);
  expect(Object.keys(readManifest(places().kept)?.pictures ?? {})).toEqual(["send/a.webp"]);
});

test("a picture that could not be drawn is never accepted", async () => {
  expect(await take([await found("send/a.webp", "failed")])).toEqual([]);
  expect(await kept()).toEqual([]);
});
