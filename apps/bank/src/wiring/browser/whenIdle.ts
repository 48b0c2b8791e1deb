/** Milliseconds, where the browser does not tell when it is idle. */
const PAUSE = 1_000;

/** Runs once the page has been painted and has nothing else to do. Returns what gives it up. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(run, PAUSE);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run);
  return () => cancelIdleCallback(idle);
}
