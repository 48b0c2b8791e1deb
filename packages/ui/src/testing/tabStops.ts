/**
 * The elements Tab stops at inside the canvas, in order. `pressTab` presses the key once, for example `() =>
 * userEvent.tab()`. Throws if focus never leaves the canvas: a keyboard trap (WCAG 2.1.2).
 */
export async function tabStops(canvas: Element, pressTab: () => Promise<void>) {
  const stops: Element[] = [];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const most = canvas.querySelectorAll("*").length + 1;
  for (let press = 0; press <= most; press += 1) {
    await pressTab();
    const focused = document.activeElement;
    const hasLeft = !focused || !canvas.contains(focused) || focused === stops[0];
    if (hasLeft) return stops;
    stops.push(focused);
  }
  throw new Error("Tab never leaves the canvas. Let focus move on from the last element.");
}
