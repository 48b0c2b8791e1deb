import { foldText } from "@amberline/domain/text";

/** Letters from which a word may have another letter in it, and from which letters may be left out. */
const [FORGIVES, SKIPS] = [4, 3];

/** Whether one letter is too many, missing, another, or has changed places with the next. */
function isNear(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}

/** Whether the letters of the part stand in the word in this order, from its first on. */
function isWithin(part: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === part[at]) at += 1;
  return word[0] === part[0] && at === part.length;
}

/** 0 for the best match of a part of what is sought; undefined for none. */
function rankOf(part: string, words: readonly string[]): number | undefined {
  if (words[0]?.startsWith(part)) return 0;
  if (words.some((word) => word.startsWith(part))) return 1;
  if (words.some((word) => word.includes(part))) return 2;
  if (part.length >= SKIPS && words.some((word) => isWithin(part, word))) return 3;
  const lengths = [part.length - 1, part.length, part.length + 1];
  const isLike = (word: string) => lengths.some((length) => isNear(part, word.slice(0, length)));
  return part.length >= FORGIVES && words.some(isLike) ? 4 : undefined;
}

/** How far texts match what is sought, whatever its case and diacritics: 0 best, undefined not at all. */
export function matchOf(sought: string, texts: readonly string[]): number | undefined {
  const words = texts.flatMap((text) => foldText(text).split(/[\s,/-]+/)).filter(Boolean);
  const ranks = foldText(sought)
    .split(" ")
    .map((part) => rankOf(part, words));
  return ranks.includes(undefined) ? undefined : Math.max(...ranks.map(Number));
}
