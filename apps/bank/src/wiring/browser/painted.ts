/** What was typed or autofilled into the prerendered page before its scripts ran. */
export function typedSoFar(): ReadonlyMap<HTMLInputElement, string> {
  const isPainted = document.querySelector("button[data-painted]") !== null;
  const inputs = isPainted ? [...document.querySelectorAll<HTMLInputElement>("form input")] : [];
  return new Map(inputs.flatMap((input) => (input.value === "" ? [] : [[input, input.value]])));
}

const setNatively = (input: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);

/**
 * Activates the prerendered page: enables its buttons, replays typed text as input events, and submits what was
 * submitted before.
 */
export function wakePainted(typed: ReadonlyMap<HTMLInputElement, string>): void {
  const held = document.querySelector<HTMLButtonElement>("[data-painted][aria-busy]:enabled");
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-painted]")) {
    button.disabled = false;
    button.removeAttribute("aria-busy");
    button.removeAttribute("data-painted");
  }
  for (const [input, text] of typed) {
    // A key may have come since; the page may have been rendered without the text since.
    const latest = input.value || text;
    // React ignores an input event if the value was set through the element's own property setter.
    input.value = "";
    setNatively(input, latest);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  held?.form?.requestSubmit();
}
