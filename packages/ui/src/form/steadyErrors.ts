import type { Problem } from "./problem";

type Problems = Record<string, Problem>;

const isSame = (one: Problem | undefined, other: Problem) =>
  one?.key === other.key && JSON.stringify(one.values) === JSON.stringify(other.values);

/**
 * Wraps a form's `validate` so that a problem which is still the same stays the same object. final-form compares
 * problems by identity: without this, a key typed in one field draws every invalid field again. The same values are
 * checked once, however often final-form asks (it asks once a field when a form appears).
 * Make it once a form, not once a render.
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
