import { modes, themes, type ScreenMode } from "@amberline/stepper/mode";

/** How a component is drawn: it is told its words, so a language changes nothing. */
export interface ComponentMode {
  theme: ScreenMode["theme"];
  /** Of the window, in pixels. */
  width: number;
  height: number;
}

/** What a story settles by itself; null where it leaves the choice. */
export interface OwnLook {
  theme: string | null;
  window: { width: number; height: number } | null;
}

const height = 640;

/**
 * The modes a story is drawn in: what it settles by itself is not varied. The middle width says nothing the wide one does
 * not, unless the layout changes between the two.
 */
export function modesOf({ theme: own, window }: OwnLook, hasMiddle: boolean): readonly ComponentMode[] {
  const widths = hasMiddle ? [390, 768, 1280] : [390, 1280];
  const windows = window ? [window] : widths.map((width) => ({ width, height }));
  return windows.flatMap((size) =>
    themes.filter((theme) => own === null || own === theme).map((theme) => ({ theme, ...size })),
  );
}

/** `lv.dark.390`, `dark.390`: as it stands in the name of a picture. */
export const nameOfMode = (mode: ScreenMode | ComponentMode): string =>
  ["locale" in mode ? mode.locale : null, mode.theme, mode.width].filter((part) => part !== null).join(".");

const languages = { lv: "Latvian", en: "English" };

/** "Latvian, dark, 390 wide". */
export const sayMode = (mode: ScreenMode | ComponentMode): string =>
  [...("locale" in mode ? [languages[mode.locale]] : []), mode.theme, `${mode.width} wide`].join(", ");

/** The mode of that name. Undefined when there is none. */
export const modeNamed = (name: string): ScreenMode | undefined =>
  modes.find((mode) => nameOfMode(mode) === name);
