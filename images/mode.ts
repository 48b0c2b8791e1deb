import { modes, themes, type ScreenMode } from "@amberline/stepper/mode";

/** A component gets its texts as props, so the language is no part of its mode. */
export interface ComponentMode {
  theme: ScreenMode["theme"];
  /** Width of the window in px. */
  width: number;
  height: number;
}

/** Theme and window that a story sets itself; null where it leaves them open. */
export interface OwnLook {
  theme: string | null;
  window: { width: number; height: number } | null;
}

const height = 640;

/**
 * The modes of a story: what it sets itself is not varied. The middle width is used only if the layout differs from the
 * wide one.
 */
export function modesOf({ theme: own, window }: OwnLook, hasMiddle: boolean): readonly ComponentMode[] {
  const widths = hasMiddle ? [390, 768, 1280] : [390, 1280];
  const windows = window ? [window] : widths.map((width) => ({ width, height }));
  return windows.flatMap((size) =>
    themes.filter((theme) => own === null || own === theme).map((theme) => ({ theme, ...size })),
  );
}

/** `lv.dark.390`, `dark.390`: the suffix of a picture's name. */
export const nameOfMode = (mode: ScreenMode | ComponentMode): string =>
  ["locale" in mode ? mode.locale : null, mode.theme, mode.width].filter((part) => part !== null).join(".");

const languages = { lv: "Latvian", en: "English" };

/** "Latvian, dark, 390 wide" */
export const sayMode = (mode: ScreenMode | ComponentMode): string =>
  [...("locale" in mode ? [languages[mode.locale]] : []), mode.theme, `${mode.width} wide`].join(", ");

export const modeNamed = (name: string): ScreenMode | undefined =>
  modes.find((mode) => nameOfMode(mode) === name);
