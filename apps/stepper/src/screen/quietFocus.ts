let isQuiet = false;

/**
 * From now on the screen moves the focus only while the focus is in it: a click or the Tab key brings it there. A script
 * in a frame may otherwise take the focus of the page around it, and the tester's keys with it; a dialog that holds its
 * focus would take it again and again.
 */
export function quietFocus(): void {
  if (isQuiet) return;
  isQuiet = true;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (this.ownerDocument.hasFocus()) focus.call(this, options);
  };
}
