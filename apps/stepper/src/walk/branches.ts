/** Steps of one branch of a walk, from start to end. */
export type Branch = readonly string[];

/** Length of the common prefix. */
export function commonOf(one: Branch, other: Branch): number {
  const at = one.findIndex((id, index) => id !== other[index]);
  return at === -1 ? one.length : at;
}

export const isSame = (one: Branch, other: Branch) =>
  one.length === other.length && commonOf(one, other) === one.length;

const isPartOf = (one: Branch, other: Branch) => commonOf(one, other) === one.length;

/** Branches with steps of their own besides the current one, without duplicates. */
export const ownSteps = (branches: readonly Branch[], walked: Branch): readonly Branch[] =>
  branches.filter(
    (branch, index) =>
      !isPartOf(branch, walked) &&
      !branches.some((other, place) => place < index && isPartOf(branch, other)) &&
      !branches.some(
        (other, place) => place > index && branch.length < other.length && isPartOf(branch, other),
      ),
  );
