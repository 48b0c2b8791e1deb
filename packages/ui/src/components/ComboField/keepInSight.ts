const least = 160;
const most = 320;
const gap = 8;

/**
 * Opens the list where there is room, above the keyboard of a phone too, and gives it no more height than fits.
 * A ref for the list: it follows scrolling and resizing until the list is gone.
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
