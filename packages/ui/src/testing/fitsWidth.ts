const widest = (root: HTMLElement) => root.scrollWidth - root.clientWidth;

/** Throws when the canvas, squeezed to `width` px, scrolls sideways (WCAG 1.4.10 asks for 320). */
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
