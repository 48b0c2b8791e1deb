/** Does something once the page is drawn and nothing else is to be done, after two seconds at the latest. Gives the way to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no word for it.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(act, { timeout: 2_000 });
  return () => window.cancelIdleCallback(asked);
}
