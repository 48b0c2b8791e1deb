/**
 * Runs `act` once the page is rendered and idle, after two seconds at the latest. Returns a function that cancels it.
 */
export function whenIdle(act: () => void): () => void {
  // Safari lacks requestIdleCallback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(act, { timeout: 2_000 });
  return () => window.cancelIdleCallback(asked);
}
