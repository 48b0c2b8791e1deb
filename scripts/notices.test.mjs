import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { notices, unknownLicences } from "./notices.mjs";
import { root } from "./setup.mjs";

it("the notices name everybody whose work is served: npm run notices writes them", () => {
  expect(readFileSync(path.join(root, "THIRD-PARTY-NOTICES.md"), "utf8")).toBe(`${notices()}\n`);
});

it("nothing that is served has a licence that nobody has looked at", () => {
  expect(unknownLicences()).toEqual([]);
});
