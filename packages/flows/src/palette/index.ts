export type { PaletteCommand, PaletteGroup } from "./commands";
export { wirePalette } from "./palette.machine";
export { PaletteScreen, type Chosen, type PaletteScreenProps } from "./PaletteScreen";
export { KeySheet, type KeySheetProps } from "./KeySheet";
export { keysOf, shortcutNames, shortcutOf, type ShortcutName } from "./shortcuts";
