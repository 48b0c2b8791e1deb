/** Keys of actions: pressed one after the other, and only where nothing is typed. */
const actions = {
  palette: ["/"],
  keys: ["?"],
  send: ["p"],
  request: ["r"],
  balances: ["h"],
} as const;

/** Keys that lead to pages. */
const pages = {
  home: ["g", "h"],
  history: ["g", "t"],
  receive: ["g", "l"],
  plans: ["g", "u"],
  notifications: ["g", "n"],
  chat: ["g", "c"],
  profile: ["g", "p"],
} as const;

/** What single keys do, by the command. */
export const shortcuts: Record<ShortcutName, readonly string[]> = { ...actions, ...pages };

type PageShortcut = keyof typeof pages;
export type ShortcutName = keyof typeof actions | PageShortcut;

export const isPage = (name: ShortcutName): name is PageShortcut => name in pages;

export const shortcutNames = Object.keys(shortcuts) as ShortcutName[];

const isShortcut = (id: string): id is ShortcutName => id in shortcuts;

/** As they stand on the keys. */
export const keysOf = (id: string): readonly string[] | undefined =>
  isShortcut(id) ? shortcuts[id].map((key) => key.toUpperCase()) : undefined;

/** What the keys pressed last do: a command, nothing yet, or nothing at all. */
export function shortcutOf(pressed: readonly string[]): ShortcutName | "more" | null {
  const begins = shortcutNames.filter((name) => pressed.every((key, at) => shortcuts[name][at] === key));
  const done = begins.find((name) => shortcuts[name].length === pressed.length);
  return done ?? (begins.length > 0 ? "more" : null);
}
