import { modes, type ScreenMode } from "@amberline/stepper/mode";

/** What a way of showing a screen is called: `lv dark 390`. */
const nameOf = ({ locale, theme, width }: ScreenMode) => `${locale} ${theme} ${width}`;

/** The twelve ways every screen is shown, as Chromatic takes them: the pictures in e2e/images are of the same. */
export const chromaticModes = Object.fromEntries(
  modes.map((mode) => [
    nameOf(mode),
    { locale: mode.locale, theme: mode.theme, viewport: { width: mode.width } },
  ]),
);
