import { modes, themes, type ScreenMode } from "../apps/stepper/src/mode.ts";

/** How a component is drawn: it is told its words, so a language changes nothing. */
export interface ComponentMode {
  theme: ScreenMode["theme"];
  width: 390 | 1280;
}

export const componentModes: readonly ComponentMode[] = themes.flatMap((theme) =>
  ([390, 1280] as const).map((width) => ({ theme, width })),
);

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
