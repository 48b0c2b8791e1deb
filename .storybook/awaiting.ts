import { configure, expect, prettyDOM, waitFor } from "storybook/test";

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("#storybook-root, [role$='dialog']")]
    .map((element) => prettyDOM(element, 2_000, { highlight: false }))
    .join("\n");

/** How long stories wait for what is to come, and what they say when it does not. */
export function configureAwaiting() {
  configure({
    // A busy machine is no defect. What is there is found at once, so this costs nothing but where something is missing.
    asyncUtilTimeout: 5_000,
    getElementError: (message) => {
      const error = new Error(`${message ?? "Not found."}\n\n${shown()}`);
      error.name = "TestingLibraryElementError";
      return error;
    },
  });
}

const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** What lies over the page is in it before it is seen: axe would pass over its words, or find them half faded in. */
export async function overlaysAreSeen() {
  const overlays = () => [
    ...document.querySelectorAll('[role$="dialog"]:not([data-exiting], [data-exiting] *)'),
  ];
  if (!overlays().every(isSeen)) await waitFor(() => expect(overlays().every(isSeen)).toBe(true));
}
