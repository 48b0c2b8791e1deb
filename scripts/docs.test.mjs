import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { flows } from "@amberline/flows/specs";
import { expect, test } from "vitest";
import { root } from "./setup.mjs";

const folder = path.join(root, ".storybook/docs/flows");

test("every flow has its page in Storybook, and no page is of another", () => {
  const pages = readdirSync(folder).map((file) => {
    const flow = /<FlowPage flow="(\w+)" \/>/.exec(readFileSync(path.join(folder, file), "utf8"))?.[1];
    return [file, flow];
  });
  const wanted = flows.map(({ id }) => [`${id}.mdx`, id]);
  expect(pages.sort()).toEqual(wanted.sort());
});
