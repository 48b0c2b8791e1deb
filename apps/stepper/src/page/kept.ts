const placeOf = (name: string) => `amberline.stepper.${name}`;

/** What this browser keeps by a name; null if there is nothing, or no storage. */
export function kept(name: string): string | null {
  try {
    return window.localStorage.getItem(placeOf(name));
  } catch {
    return null;
  }
}

export function keep(name: string, text: string) {
  try {
    window.localStorage.setItem(placeOf(name), text);
  } catch {
    // Without storage everything is as at first.
  }
}
