import type { Problem } from "./problem";

type Problems = Record<string, Problem>;

const isSame = (one: Problem | undefined, other: Problem) =>
  one?.key === other.key &&
  one.fix === other.fix &&
  JSON.stringify(one.values) === JSON.stringify(other.values);

/**
 * Wraps a form's `validate` so that an unchanged problem keeps its identity: final-form compares problems by identity,
 * and typing in one field would otherwise render every invalid field. Validates the same values once, although final-
 * form asks once per registered field. Create it once per form, not per render.
 */
export function steadyErrors<Values>(validate: (values: Values) => Problems): (values: Values) => Problems {
  let last: Problems = {};
  let checked: Values | undefined;
  return (values) => {
    if (values === checked) return last;
    checked = values;
    const next = Object.entries(validate(values)).map(([name, problem]) => {
      const before = last[name];
      return [name, before && isSame(before, problem) ? before : problem] as const;
    });
    last = Object.fromEntries(next);
    return last;
  };
}
