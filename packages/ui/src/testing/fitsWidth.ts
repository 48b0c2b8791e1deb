const widest = (root: HTMLElement) => root.scrollWidth - root.clientWidth;

/** Throws if the canvas scrolls sideways at `width` px (WCAG 1.4.10: 320). */
export function fitsWidth(canvas: HTMLElement, width = 320) {
  const { inlineSize } = canvas.style;
  canvas.style.inlineSize = `${width}px`;
  const excess = widest(canvas);
  canvas.style.inlineSize = inlineSize;
  if (excess > 0) {
    throw new Error(
      `The content is ${excess} px wider than ${width} px. Let long words break and rows wrap.`,
    );
  }
}
