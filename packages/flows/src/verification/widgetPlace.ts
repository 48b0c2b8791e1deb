/** Where the widget is shown. The screen puts an element there; the widget waits for it. */
export interface WidgetPlace {
  /** A ref for the element. */
  attach: (element: HTMLElement | null) => void;
  /** The element, once it is on screen. */
  element(): Promise<HTMLElement>;
}

export function createPlace(): WidgetPlace {
  let current: HTMLElement | null = null;
  let waiting: ((element: HTMLElement) => void)[] = [];
  return {
    attach(element) {
      current = element;
      if (!element) return;
      waiting.forEach((resolve) => resolve(element));
      waiting = [];
    },
    element: () => (current ? Promise.resolve(current) : new Promise((resolve) => waiting.push(resolve))),
  };
}
