import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepByTool } from "@amberline/sandbox/server/acceptPictures";
import { writeResult } from "./accept.ts";
import { hashOf } from "./compare.ts";
import { sideOf } from "@amberline/stepper/pictures/places";
import { readManifest } from "./manifest.ts";
import { writePng } from "./pixels.ts";

let folder = "";
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), "amberline-tool-"))));
afterEach(() => rm(folder, { recursive: true }));

test("the tool accepts a tester's picture when run by the server, and compares or counts no other", async () => {
  const [kept, report] = [path.join(folder, "kept"), path.join(folder, "report")];
  const [file, other] = ["send/editing.lv.dark.390.webp", "send/sent.lv.dark.390.webp"];
  const actual = path.join(report, sideOf(file, "actual"));
  const drawn = writePng({ width: 1, height: 1, data: Buffer.from([9, 9, 9, 255]) });
  await mkdir(path.dirname(actual), { recursive: true });
  await writeFile(actual, drawn);
  const found = {
    kind: "new",
    words: ["", ""],
    mode: "",
    pixels: 0,
    hash: hashOf(drawn),
    reason: "",
  } as const;
  const findings = [file, other].map((each) => ({ ...found, file: each }));
  await writeResult(report, { chromium: "156.0.0.0", platform: "linux x64", hand: "sheet", findings });
  await mkdir(kept);
  await symlink("nowhere", path.join(kept, "uncountable.webp"));

  const stopping = new AbortController().signal;
  await keepByTool({ tool: path.join(import.meta.dirname, "index.ts"), kept, report, stopping })(file);
  expect(Object.keys(readManifest(kept)?.pictures ?? {})).toEqual([file]);
  expect((await readFile(path.join(kept, file))).subarray(8, 12).toString()).toBe("WEBP");
});
