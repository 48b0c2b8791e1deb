import { expect, test } from "vitest";
import { isProvenFile } from "@amberline/domain/attachments";
import { takeFiles } from "./useDraft";

const file = (name: string, size = 1) => ({ id: name, file: new File([new Uint8Array(size)], name) });
const many = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.pdf`));
const names = (taken: readonly { id: string }[]) => taken.map(({ id }) => id);

test("accepts ten files and refuses the eleventh [5]", () => {
  expect(takeFiles([], many(10))).toMatchObject({ taken: { length: 10 }, refused: null });
  const { taken, refused } = takeFiles(many(8), [file("a.pdf"), file("b.pdf"), file("c.pdf")]);
  expect(names(taken).slice(8)).toEqual(["a.pdf", "b.pdf"]);
  expect(refused).toEqual({ problem: "tooMany", name: "c.pdf" });
});

test("accepts valid files, and reports the problem of the first invalid one", () => {
  const { taken, refused } = takeFiles(
    [],
    [file("run.exe"), file("a.pdf"), file("page.html"), file("b.png")],
  );
  expect(names(taken)).toEqual(["a.pdf", "b.png"]);
  expect(refused).toEqual({ problem: "kind", name: "run.exe" });
});

test("refuses an empty file, and one that exceeds the total size", () => {
  expect(takeFiles([], [file("a.pdf", 0)]).refused?.problem).toBe("empty");
  const { taken, refused } = takeFiles([], [file("a.pdf", 10_000_000), file("b.pdf")]);
  expect([names(taken), refused?.problem]).toEqual([["a.pdf"], "tooLarge"]);
});

test("recognises a file whose content does not match its name, and one that is no longer readable", async () => {
  const gone = Object.assign(file("a.png"), { file: new File(["x"], "a.png") });
  gone.file.arrayBuffer = () => Promise.reject(new DOMException("Gone", "NotReadableError"));
  const picked = (name: string, content: string) => ({ id: name, file: new File([content], name) });
  const answers = [picked("a.pdf", "%PDF-1.7"), picked("renamed.png", "%PDF-1.7"), gone].map(({ file }) =>
    isProvenFile(file),
  );
  expect(await Promise.all(answers)).toEqual([true, false, false]);
});
