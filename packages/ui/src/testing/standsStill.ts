/** A spinner never ends; every other animation does. */
const isPassing = (motion: Animation) => motion.effect?.getComputedTiming().endTime !== Infinity;

/**
 * Throws while an open dialog, menu or list is still being positioned or animated. Call again until it does not throw.
 */
export function standsStill(overlay: Element) {
  if (!overlay.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    throw new Error("It is in the page, and not seen yet.");
  if (overlay.closest("[data-entering]")) throw new Error("It has not entered yet.");
  const moving = document.getAnimations().filter(isPassing).length;
  if (moving > 0) throw new Error(`It is still in motion, or something else is: ${moving} in all.`);
}
