// The app's one clock. Everything else is told the time.
/** Epoch milliseconds. */
// oxlint-disable-next-line house/no-clock -- the clock itself
export const now = (): number => Date.now();

/** Milliseconds of a clock that nobody can set. */
export const mono = (): number => performance.now();
