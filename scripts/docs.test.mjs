import { readFileSync } from "node:fs";
import path from "node:path";
import { flows } from "@amberline/flow-lab/flows";
import { expect, test } from "vitest";
import { root } from "./setup.mjs";

test.each(flows)("$id has its own page in Storybook", ({ id }) => {
  const page = readFileSync(path.join(root, `packages/flow-lab/src/${id}/${id}.mdx`), "utf8");
  expect(page).toContain(`<FlowSections flow="${id}" />`);
});
