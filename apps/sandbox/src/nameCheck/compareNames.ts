import { normaliseName } from "@amberline/domain/names";
import { jaroWinkler } from "./jaroWinkler";

/** Minimum similarity of whole names, word by word, for a close match. */
export const closeNameThreshold = 0.92;
/** Minimum similarity of each word: one shared surname does not make two people one. */
export const closeWordThreshold = 0.8;
/** Middle names a close match may lack. */
const spareWords = 2;

export type Comparison = "MTCH" | "CMTC" | "NMTC";

type Pair = { left: string; right: string; likeness: number };

const isInitialOf = (initial: string, word: string) => [...initial].length === 1 && word.startsWith(initial);

function pairOf(left: string, right: string): Pair {
  const isInitial = isInitialOf(left, right) || isInitialOf(right, left);
  return { left, right, likeness: isInitial ? 1 : jaroWinkler(left, right) };
}

/** Pairs the words of two names, the most similar first, each word once. */
function pairWords(shorter: string[], longer: string[]): Pair[] {
  const all = shorter.flatMap((left) => longer.map((right) => pairOf(left, right)));
  all.sort((a, b) => b.likeness - a.likeness);
  const [leftOver, rightOver] = [[...shorter], [...longer]];
  return all.filter(({ left, right }) => {
    if (!leftOver.includes(left) || !rightOver.includes(right)) return false;
    leftOver.splice(leftOver.indexOf(left), 1);
    rightOver.splice(rightOver.indexOf(right), 1);
    return true;
  });
}

function isClose(a: string[], b: string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  const spare = longer.length - shorter.length;
  if (spare > spareWords || (spare > 0 && shorter.length < 2)) return false;
  const pairs = pairWords(shorter, longer);
  const spelled = pairs.filter(({ left, right }) => Math.min([...left].length, [...right].length) > 1);
  if (spelled.length === 0 || pairs.some(({ likeness }) => likeness < closeWordThreshold)) return false;
  const side = (pick: (pair: Pair) => string) => spelled.map(pick).join(" ");
  return (
    jaroWinkler(
      side(({ left }) => left),
      side(({ right }) => right),
    ) >= closeNameThreshold
  );
}

/**
 * Compares a typed name with the holder's. MTCH: equal but for case, diacritics, punctuation, titles, legal form and
 * word order. CMTC: a typing error, an initial for a name, a missing middle name. NMTC: anything else.
 */
export function compareNames(typed: string, holder: string): Comparison {
  const [left, right] = [normaliseName(typed), normaliseName(holder)];
  if (left === "" || right === "") return "NMTC";
  if (left === right) return "MTCH";
  return isClose(left.split(" "), right.split(" ")) ? "CMTC" : "NMTC";
}
