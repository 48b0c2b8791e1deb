import { expect, test } from "vitest";
import { differingIn, failuresIn } from "./failures";

const mode = { locale: "lv", theme: "dark", width: 390 } as const;
const file = "send/editing.lv.dark.390.webp";
const found = (kind: string, hash = "new") => ({
  findings: [{ file, kind, hash, pixels: 204, reason: kind === "failed" ? "It never stood still." : "" }],
});
const failureOf = (report: unknown, kept: Record<string, string> = { [file]: "old" }) =>
  failuresIn("./images/report", report, kept)("send", "editing", mode);

test("a picture that differs is listed with its baseline, the new one and the difference, each with its own URL", () => {
  const failure = failureOf(found("changed"));
  expect(failure).toMatchObject({ file, kind: "changed", pixels: 204 });
  expect([failure?.expected, failure?.actual, failure?.diff]).toEqual(
    ["expected.webp", "actual.png", "diff.png"].map(
      (side) => `./images/report/pictures/send/editing.lv.dark.390.${side}?v=new`,
    ),
  );
});

test("an unchanged picture is no failure", () => {
  expect(failureOf(found("same"))).toBeNull();
});

test("a picture accepted since is no failure any more", () => {
  expect(failureOf(found("changed"), { [file]: "new" })).toBeNull();
  expect(failureOf(found("new"), {})?.kind).toBe("new");
  expect(failureOf(found("new"), { [file]: "new" })).toBeNull();
  expect(failureOf(found("gone", ""))?.kind).toBe("gone");
  expect(failureOf(found("gone", ""), {})).toBeNull();
});

test("a new picture has no baseline, and one that could not be drawn has a reason", () => {
  expect(failureOf(found("new"), {})).toMatchObject({ expected: null, diff: null });
  const failed = failureOf(found("failed", ""));
  expect(failed).toMatchObject({ reason: "It never stood still.", expected: null, actual: null, diff: null });
});

test("pictures that differ are counted by flow, without those accepted since", () => {
  const other = { ...found("changed").findings[0], file: "send/creating.lv.dark.390.webp" };
  const report = { findings: [...found("changed").findings, other] };
  expect(differingIn(report, { [file]: "old" })).toEqual(new Map([["send", 2]]));
  expect(differingIn(report, { [file]: "new" })).toEqual(new Map([["send", 1]]));
  expect(differingIn(null, {})).toEqual(new Map());
});

test("an invalid report has no failures", () => {
  for (const report of [null, 7, {}, { findings: 7 }, { findings: [null, { file }] }])
    expect(failureOf(report)).toBeNull();
});
