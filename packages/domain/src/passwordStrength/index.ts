import type { RuleMessage } from "../rules";
import { withoutMarks } from "../text";

export interface Strength {
  /** 0 is guessed at once, 4 practically never. */
  score: 0 | 1 | 2 | 3 | 4;
  /** Why it is too weak; null from a score of 2. */
  weakness: RuleMessage | null;
}

/** Minimum score for sign-up (specification 5 and 9). */
export const STRONG_ENOUGH = 2;

export const isStrongEnough = ({ score }: Strength): boolean => score >= STRONG_ENOUGH;

const leastTelling = 3;

/** Words of personal data in lower case, with and without diacritics. */
export const tellingWords = (about: readonly string[]): string[] =>
  about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => [...word].length >= leastTelling)
    .flatMap((word) => [word, withoutMarks(word)]);

const shortest = 12;
const leastDifferent = 8;

/** Adjacent characters such as "ab" or "21", or a repeated one. */
const isRow = (one: string, next: string) => Math.abs(next.charCodeAt(0) - one.charCodeAt(0)) <= 1;

const rowsIn = (characters: string[]) =>
  characters.filter((character, at) => at > 0 && isRow(characters[at - 1] ?? "", character)).length;

/**
 * Fallback without the estimator. It has no dictionary, so it asks for more: 12 characters, most of them different, no
 * sequences, no personal data.
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
