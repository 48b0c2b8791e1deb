const least = 160;
const most = 320;
const gap = 8;

/**
 * Ref for the list: opens it below the field if it fits, otherwise on the side with more room, above an on-screen
 * keyboard too, and limits its height. Follows scrolling and resizing until the list unmounts.
 */
export function keepInSight(list: HTMLElement | null) {
  const box = list?.parentElement;
  if (!list || !box) return;
  const seen = window.visualViewport;
  const place = () => {
    const { top, bottom } = box.getBoundingClientRect();
    const first = seen?.offsetTop ?? 0;
    const above = top - first - gap;
    const below = first + (seen?.height ?? window.innerHeight) - bottom - gap;
    const isBelow = below >= Math.min(list.scrollHeight, most) || below >= above;
    list.dataset.side = isBelow ? "below" : "above";
    list.style.maxBlockSize = `${Math.min(most, Math.max(least, isBelow ? below : above))}px`;
  };
  place();
  list.querySelector("[data-focused], [data-selected]")?.scrollIntoView({ block: "nearest" });
  seen?.addEventListener("resize", place);
  window.addEventListener("scroll", place, { capture: true, passive: true });
  return () => {
    seen?.removeEventListener("resize", place);
    window.removeEventListener("scroll", place, { capture: true });
  };
}
