import type { Moment } from "./engine";

/** Does something with a machine. Where nobody foresaw the values it holds, what it breaks on is nothing. */
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
