const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Quiet period after which no code is expected to load any more, ms. */
const QUIET = 150;

/** A spinner never ends; every other animation does. */
const isPassing = (motion: Animation) => motion.effect?.getComputedTiming().endTime !== Infinity;
const isMoving = () =>
  document.getAnimations().some((motion) => isPassing(motion) && motion.playState === "running");

async function quiet(signal: AbortSignal) {
  let changedAt = performance.now();
  const touch = () => (changedAt = performance.now());
  const changes = new MutationObserver(touch);
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  const loads = new PerformanceObserver(touch);
  loads.observe({ type: "resource" });
  while (!signal.aborted && performance.now() - changedAt < QUIET) await frame();
  changes.disconnect();
  loads.disconnect();
}

/**
 * Resolves once the page is painted and stable: fonts and code are loaded, animations have ended. A page shown again
 * has its code already and takes two frames.
 */
export async function untilSteady({ isNew, signal }: { isNew: boolean; signal: AbortSignal }): Promise<void> {
  if (isNew) await quiet(signal);
  await document.fonts.ready;
  while (!signal.aborted && isMoving()) await frame();
  await frame();
  await frame();
}
