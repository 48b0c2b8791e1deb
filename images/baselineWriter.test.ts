import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashOf } from "./compare.ts";
import type { Finding } from "./finding.ts";
import { sideOf } from "@amberline/stepper/pictures/places";
import { createBaselineWriter } from "./baselineWriter.ts";
import { readManifest } from "./manifest.ts";
import { writePng } from "./pixels.ts";

const drawer = { chromium: "156.0.0.0", platform: "linux x64", hand: "sheet" };
let folder = "";
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), "amberline-writer-"))));
afterEach(() => rm(folder, { recursive: true }));

const places = () => ({ kept: path.join(folder, "kept"), report: path.join(folder, "report") });

async function found(file: string, shade: number): Promise<Finding> {
  const drawn = writePng({ width: 1, height: 1, data: Buffer.from([shade, shade, shade, 255]) });
  const actual = path.join(places().report, sideOf(file, "actual"));
  await mkdir(path.dirname(actual), { recursive: true });
  await writeFile(actual, drawn);
  return { file, kind: "new", words: ["", ""], mode: "", pixels: 0, hash: hashOf(drawn), reason: "" };
}

test("drawn pictures are accepted while others are still being drawn", async () => {
  const writer = createBaselineWriter(drawer, [], places());
  for (let shade = 0; shade < 170; shade += 1) await writer.add([await found(`send/${shade}.webp`, shade)]);
  expect(Object.keys(readManifest(places().kept)?.pictures ?? {})).toHaveLength(160);
  expect((await writer.end()).size).toBe(170);
  expect(Object.keys(readManifest(places().kept)?.pictures ?? {})).toHaveLength(170);
});

test("accepted pictures leave the report, others stay", async () => {
  const writer = createBaselineWriter(drawer, ["send/"], places());
  await writer.add([await found("send/a.webp", 1), await found("login/a.webp", 2)]);
  expect([...(await writer.end())]).toEqual(["send/a.webp"]);
  expect(existsSync(path.join(places().report, sideOf("send/a.webp", "actual")))).toBe(false);
  expect(existsSync(path.join(places().report, sideOf("login/a.webp", "actual")))).toBe(true);
});
