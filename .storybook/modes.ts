import { modes, type ScreenMode } from "@amberline/stepper/mode";

/** `lv dark 390` */
const nameOf = ({ locale, theme, width }: ScreenMode) => `${locale} ${theme} ${width}`;

/** The ten modes of every screen for Chromatic, the same as in e2e/images. */
export const chromaticModes = Object.fromEntries(
  modes.map((mode) => [
    nameOf(mode),
    { locale: mode.locale, theme: mode.theme, viewport: { width: mode.width } },
  ]),
);
