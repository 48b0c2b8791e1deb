import { configure, expect, prettyDOM, waitFor } from "storybook/test";

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("#storybook-root, [role$='dialog']")]
    .map((element) => prettyDOM(element, 2_000, { highlight: false }))
    .join("\n");

/** Timeout of asynchronous queries in stories, and their error message. */
export function configureAwaiting() {
  configure({
    // Generous for busy machines: elements that exist are found at once, so only failures take longer.
    asyncUtilTimeout: 15_000,
    getElementError: (message) => {
      const error = new Error(`${message ?? "Not found."}\n\n${shown()}`);
      error.name = "TestingLibraryElementError";
      return error;
    },
  });
}

const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Waits until overlays are fully visible: axe would skip their text, or measure it half faded in. */
export async function overlaysAreSeen() {
  const overlays = () => [
    ...document.querySelectorAll('[role$="dialog"]:not([data-exiting], [data-exiting] *)'),
  ];
  if (!overlays().every(isSeen)) await waitFor(() => expect(overlays().every(isSeen)).toBe(true));
}
