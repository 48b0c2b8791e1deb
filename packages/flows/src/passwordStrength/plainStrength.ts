import type { Strength } from "./strength";
import { tellingWords } from "./tellingWords";

const shortest = 12;
const leastDifferent = 8;

/** Neighbours such as "ab" or "21", and the same character again. */
const isRow = (one: string, next: string) => Math.abs(next.charCodeAt(0) - one.charCodeAt(0)) <= 1;

const rowsIn = (characters: string[]) =>
  characters.filter((character, at) => at > 0 && isRow(characters[at - 1] ?? "", character)).length;

/**
 * Stands in for the estimator where it cannot run. It knows no dictionary, so it asks for more than the estimator would:
 * 12 characters, most of them different, no rows, nothing the customer has said of themselves.
 */
export function plainStrength(password: string, about: readonly string[]): Strength {
  const text = password.toLowerCase();
  const characters = [...text];
  const isVaried =
    characters.length >= shortest &&
    new Set(characters).size >= leastDifferent &&
    rowsIn(characters) <= characters.length / 3;
  const tells = tellingWords(about).some((word) => text.includes(word));
  return isVaried && !tells
    ? { score: 2, weakness: null }
    : { score: 1, weakness: { key: "error.password.weak.unchecked", values: { length: shortest } } };
}
