import path from "node:path";
import { expect, test } from "vitest";
import { acceptLine } from "@amberline/sandbox/server/acceptPictures";
import { readOptions } from "./options.ts";
import { isForReadme } from "./readme.ts";

const understood = (line: readonly string[]) => {
  const options = readOptions(line);
  if (options === "help") throw new Error("Only help was asked for.");
  return options;
};

test("parses the command line the server uses when a tester accepts a picture", () => {
  const line = acceptLine("send/editing.lv.dark.390.webp", { kept: "some/kept", report: "some/report" });
  expect(understood(line)).toMatchObject({
    selection: null,
    accept: ["send/editing.lv.dark.390.webp"],
    kept: path.resolve("some/kept"),
    report: path.resolve("some/report"),
  });
});

test("the README is updated after a full run only", () => {
  expect(isForReadme(understood(["--all", "--accept"]))).toBe(true);
  const less = [
    ["--all"],
    ["--accept"],
    ["--accept", "send/editing"],
    ["--all", "--accept", "send/editing"],
    ["--all", "--accept", "--kept", "elsewhere"],
    ["--flow", "send", "--accept"],
    ["--components", "--accept"],
  ];
  for (const line of less) expect(isForReadme(understood(line))).toBe(false);
});

test("all pictures are accepted in every mode only", () => {
  expect(() => readOptions(["--all", "--mode", "lv.dark.390", "--accept"])).toThrow("in every mode");
});
