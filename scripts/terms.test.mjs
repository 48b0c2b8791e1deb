import { expect, test } from "vitest";
import { isBoundToNumber, termFaults, termsIn, wrongWords } from "./terms.mjs";

const page = `# Words
## Latvian
| Thing | The word | Not used |
| ----- | -------- | -------- |
| Fee   | komisijas maksa | \`komisij…\` (but \`komisijas maks…\`) |
| Sign  | rakstzīme | \`simbol…\`, \`zīmes\` |
`;
const terms = termsIn(page, "Latvian");

test.each([
  ["Komisija ir ieturēta", ["komisij…"]],
  ["Komisijas maksa ir ieturēta", []],
  ["8 līdz 64 simboli", ["simbol…"]],
  ["zīmes, bet ne decimālzīmes", ["zīmes"]],
  ["zīmesana, decimālzīmes", []],
])("a word of the page that is not used is found in “%s”", (text, found) => {
  expect(wrongWords(text, terms)).toEqual(found);
});

test("a participle before a number is found, a neutral one is not", () => {
  expect(isBoundToNumber("Nosūtīti {{amount}}")).toBe(true);
  expect(isBoundToNumber("Atlikuši: ${count}")).toBe(true);
  expect(isBoundToNumber("Nosūtīts: {{amount}}")).toBe(false);
});

test("every catalogue uses the words of docs/words.md", () => {
  expect(termFaults()).toEqual([]);
});
