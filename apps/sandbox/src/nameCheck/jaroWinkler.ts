/** Winkler's weight of a common prefix of at most four letters. */
const prefixWeight = 0.1;
const longestPrefix = 4;

function jaro(a: string[], b: string[]): number {
  const reach = Math.max(Math.floor(Math.max(a.length, b.length) / 2) - 1, 0);
  const taken = new Set<number>();
  const matched: number[] = [];
  a.forEach((letter, at) => {
    for (let other = Math.max(0, at - reach); other <= Math.min(b.length - 1, at + reach); other += 1) {
      if (b[other] !== letter || taken.has(other)) continue;
      taken.add(other);
      matched.push(at);
      return;
    }
  });
  if (matched.length === 0) return 0;
  const inB = [...taken].sort((x, y) => x - y);
  const outOfOrder = matched.filter((at, index) => a[at] !== b[inB[index] ?? -1]).length;
  const share = matched.length;
  return (share / a.length + share / b.length + (share - outOfOrder / 2) / share) / 3;
}

/** Jaro-Winkler similarity of two texts, from 0 to 1. */
export function jaroWinkler(left: string, right: string): number {
  if (left === right) return 1;
  const [a, b] = [[...left], [...right]];
  const likeness = jaro(a, b);
  let prefix = 0;
  while (prefix < longestPrefix && prefix < a.length && a[prefix] === b[prefix]) prefix += 1;
  return likeness + prefix * prefixWeight * (1 - likeness);
}
