type Child = Node | string | null;
type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

interface Made {
  /** Attributes by name; false and undefined ones are left out. */
  is?: Record<string, string | boolean | undefined>;
  on?: Listeners;
}

/** Creates an element. Strings become text nodes, never markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { is = {}, on = {} }: Made = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(is)) {
    if (value === true) element.setAttribute(name, "");
    else if (typeof value === "string") element.setAttribute(name, value);
  }
  for (const [name, listener] of Object.entries(on)) {
    element.addEventListener(name, listener as EventListener);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

const drawings = {
  good: "M5 12.5l4.5 4.5L19 7.5",
  wait: "M12 7v5l3 2M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18",
  bad: "M12 8v5M12 16.5v.01M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18",
} as const;
export type Tone = keyof typeof drawings;

/** The sign above an outcome; decorative, as the text says the same. */
export function sign(tone: Tone): HTMLElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", drawings[tone]);
  svg.append(path);
  return make("span", { is: { class: "sign", "data-tone": tone, "aria-hidden": "true" } }, svg);
}

/** While busy it stays focusable and does nothing. */
export const button = (
  words: string,
  press: () => void,
  { kind, label, isBusy = false }: { kind?: "second" | "plain"; label?: string; isBusy?: boolean } = {},
): HTMLButtonElement =>
  make(
    "button",
    {
      is: { type: "button", class: kind, "aria-label": label, "aria-disabled": isBusy ? "true" : undefined },
      on: { click: () => (isBusy ? undefined : press()) },
    },
    words,
  );
