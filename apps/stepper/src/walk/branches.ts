/** Steps of one branch of a walk, from its beginning to its end. */
export type Branch = readonly string[];

/** How many steps two branches have in common, from the beginning. */
export function commonOf(one: Branch, other: Branch): number {
  const at = one.findIndex((id, index) => id !== other[index]);
  return at === -1 ? one.length : at;
}

/** Whether two branches are step for step the same. */
export const isSame = (one: Branch, other: Branch) =>
  one.length === other.length && commonOf(one, other) === one.length;

const isPartOf = (one: Branch, other: Branch) => commonOf(one, other) === one.length;

/** Branches that have steps of their own beside the one walked now, each once. */
export const ownSteps = (branches: readonly Branch[], walked: Branch): readonly Branch[] =>
  branches.filter(
    (branch, index) =>
      !isPartOf(branch, walked) &&
      !branches.some((other, place) => place < index && isPartOf(branch, other)) &&
      !branches.some(
        (other, place) => place > index && branch.length < other.length && isPartOf(branch, other),
      ),
  );
