/** Reproducible pseudo-random numbers. */
export interface SeededRandom {
  /** An integer from `least` to `most`, both included. */
  between(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  /** The probability is proportional to the weight. */
  pickWeighted<T extends { weight: number }>(from: readonly T[]): T;
  bytes(length: number): Uint8Array;
}

/** Mulberry32: small, fast, and the same on every machine. Not for secrets. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const between = (least: number, most: number) => least + (next() % (most - least + 1));
  const one = <T>(item: T | undefined): T => {
    if (item === undefined) throw new RangeError("There is nothing to pick from.");
    return item;
  };
  return {
    between,
    pick: (from) => one(from[between(0, from.length - 1)]),
    pickWeighted(from) {
      let left = between(
        1,
        from.reduce((sum, { weight }) => sum + weight, 0),
      );
      return one(from.find(({ weight }) => (left -= weight) <= 0));
    },
    bytes: (length) => Uint8Array.from({ length }, () => between(0, 255)),
  };
}
