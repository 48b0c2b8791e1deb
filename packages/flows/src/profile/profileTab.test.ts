import { expect, test } from "vitest";
import { tabIn } from "./profileTab";

test.each([
  ["", "general"],
  ["tab=members", "members"],
  ["tab=contract&x=1", "contract"],
  ["tab=people", "people"],
  ["tab=nothing", "general"],
  ["tab=", "general"],
])("the address %j shows the %s tab [2.12-3]", (search, tab) => {
  expect(tabIn(search)).toBe(tab);
});
