/** Longest pause between two keys of one shortcut, milliseconds. */
const PAUSE = 1_000;

const dialogs = "[role=dialog], [role=alertdialog], dialog[open]";
/** What takes letters for itself. */
const takers = "input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=combobox]";

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As it is written on the keys. */
export const searchKeys = (): string => (isApple() ? "⌘ K" : "Ctrl K");

interface Keys<Name> {
  /** What the keys pressed last do: a name, nothing yet, or nothing at all. */
  meaningOf: (pressed: readonly string[]) => Name | "more" | null;
  isOn: () => boolean;
  /** Returns whether the key is used up. */
  onShortcut: (name: Name) => boolean;
  onSearch: () => boolean;
}

/** Listens for shortcuts until the returned function is called. Nothing is listened to under an open dialog. */
export function listenForKeys<Name>({ meaningOf, isOn, onShortcut, onSearch }: Keys<Name>): () => void {
  let pressed: string[] = [];
  let last = 0;
  const press = (event: KeyboardEvent) => {
    const { key, target, timeStamp, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || event.repeat || event.isComposing || document.querySelector(dialogs))
      return;
    if (key.toLowerCase() === "k" && !altKey && !shiftKey && ctrlKey !== metaKey) {
      if (onSearch()) event.preventDefault();
      return;
    }
    const isTaken = target instanceof Element && target.closest(takers) !== null;
    // A question mark needs Shift on most keyboards; a letter with it is a capital.
    const isChanged = ctrlKey || metaKey || altKey || (shiftKey && /^\p{L}$/u.test(key));
    if (isTaken || isChanged || key.length !== 1 || !isOn()) {
      if (key !== "Shift") pressed = [];
      return;
    }
    if (timeStamp - last > PAUSE) pressed = [];
    last = timeStamp;
    const letter = key.toLowerCase();
    const begun = [...pressed, letter];
    const sequence = meaningOf(begun) === null ? [letter] : begun;
    const meaning = meaningOf(sequence);
    pressed = meaning === "more" ? sequence : [];
    if (meaning !== null && meaning !== "more" && onShortcut(meaning)) event.preventDefault();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
