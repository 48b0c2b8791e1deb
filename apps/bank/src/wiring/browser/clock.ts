// The app's only clock: everywhere else time is passed in.
/** Epoch milliseconds. */
// oxlint-disable-next-line house/no-clock -- the clock itself
export const now = (): number => Date.now();

/** Monotonic milliseconds. */
export const mono = (): number => performance.now();
