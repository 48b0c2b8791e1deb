import type { Moment } from "./engine";

/** Runs `act`; if the machine holds changed values it may throw on, an exception counts as nothing. */
export function orElse<Result>(
  { isChanged }: Pick<Moment, "isChanged">,
  otherwise: Result,
  act: () => Result,
): Result {
  if (!isChanged) return act();
  try {
    return act();
  } catch {
    return otherwise;
  }
}
