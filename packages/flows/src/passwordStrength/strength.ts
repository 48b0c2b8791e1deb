import type { RuleMessage } from "@amberline/domain/rules";
import { withoutMarks } from "@amberline/domain/text";

/** How hard a password is to guess. */
export interface Strength {
  /** 0 is guessed at once, 4 never. */
  score: 0 | 1 | 2 | 3 | 4;
  /** Why it is too easy, as the form says it; null from a score of 2 up. */
  weakness: RuleMessage | null;
}

/** The least a new customer's password has to score (specification 5 and 9). */
export const STRONG_ENOUGH = 2;

export const isStrongEnough = ({ score }: Strength): boolean => score >= STRONG_ENOUGH;

const leastTelling = 3;

/** Each word of what a customer has said of themselves, in small letters, as written and without its marks. */
export const tellingWords = (about: readonly string[]): string[] =>
  about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => [...word].length >= leastTelling)
    .flatMap((word) => [word, withoutMarks(word)]);

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
