/** What was typed, or filled in by the browser, before the page painted ahead of its scripts was live. */
export function typedSoFar(): ReadonlyMap<HTMLInputElement, string> {
  const isPainted = document.querySelector("button[data-painted]") !== null;
  const inputs = isPainted ? [...document.querySelectorAll<HTMLInputElement>("form input")] : [];
  return new Map(inputs.flatMap((input) => (input.value === "" ? [] : [[input, input.value]])));
}

const setNatively = (input: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);

/** The painted page is live: its buttons take presses, and what was typed is typed again where it is heard. */
export function wakePainted(typed: ReadonlyMap<HTMLInputElement, string>): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-painted]")) {
    button.disabled = false;
    button.removeAttribute("aria-busy");
    button.removeAttribute("data-painted");
  }
  for (const [input, text] of typed) {
    // React takes an input event for news only when the value was not set through the element's own property.
    input.value = "";
    setNatively(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
