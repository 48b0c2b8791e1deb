import { expect, test } from "vitest";
import { findPayees } from "./savedPayee";
import { examplePayees } from "./examples";

const titles = (search: string, locale = "lv") =>
  findPayees(examplePayees, search, locale).map(({ title }) => title);

test("an empty search finds everything, sorted by the rules of the language", () => {
  expect(titles("")).toEqual(["Āboli", "Bankas kartes papildināšana", "Īre"]);
  expect(titles("   ")).toEqual(titles(""));
});

test.each([
  ["ĪRE", ["Īre"]],
  ["ire", ["Īre"]],
  ["krumina", ["Īre"]],
  ["velta īre", ["Īre"]],
  ["velta āboli", []],
  ["novembri", ["Īre"]],
  ["LV97 HABA", ["Īre"]],
  ["lv97haba0012", ["Īre"]],
  ["7891 0", ["Īre"]],
  ["12345678", ["Āboli", "Īre"]],
  ["zebra", []],
  ["?", []],
])("%j finds %j: by name, payee, reference or account", (search, found) => {
  expect(titles(search)).toEqual(found);
});
