let isQuiet = false;

/**
 * Lets the screen move focus only while focus is inside it, after a click or Tab. Otherwise a script in the frame could
 * take focus from the page around it, with the tester's keys; a focus-trapping dialog would do so repeatedly.
 */
export function quietFocus(): void {
  if (isQuiet) return;
  isQuiet = true;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (this.ownerDocument.hasFocus()) focus.call(this, options);
  };
}
