/** Of the tool and of the pictures it shows, whatever further ones a bank offers. */
export const languages = ["lv", "en"] as const;
export type Language = (typeof languages)[number];

/** How the screen is shown; pictures of one state differ by it. */
export interface ScreenMode {
  locale: Language;
  theme: "light" | "dark";
  /** CSS pixels. */
  width: 390 | 768 | 1280;
}

export const themes = ["light", "dark"] as const;
export const widths = [390, 768, 1280] as const;

/** `lv.dark.390`: the suffix of a picture's name. */
export const nameOf = ({ locale, theme, width }: ScreenMode): string => `${locale}.${theme}.${width}`;

/**
 * The ten of the pictures, in the order of the state sheet. Dark at 768 is left out: its layout is that of light, its
 * colours are those of the other widths.
 */
export const modes: readonly ScreenMode[] = languages.flatMap((locale) =>
  themes.flatMap((theme) =>
    widths.filter((width) => theme === "light" || width !== 768).map((width) => ({ locale, theme, width })),
  ),
);

/** Whether what answers and notices make of a state is pictured in it too: English, light, on a phone. */
export const isForVariants = ({ locale, theme, width }: ScreenMode): boolean =>
  locale === "en" && theme === "light" && width === 390;

/** Reads a mode from a query string; missing or unknown values come from `usual`. */
export function readMode(query: string, usual: ScreenMode): ScreenMode {
  const asked = new URLSearchParams(query);
  return {
    locale: languages.find((each) => each === asked.get("locale")) ?? usual.locale,
    theme: themes.find((each) => each === asked.get("theme")) ?? usual.theme,
    width: widths.find((each) => String(each) === asked.get("width")) ?? usual.width,
  };
}

/** Link to this page with a mode and a walk, for copying and the address bar. */
export function linkTo(href: string, mode: ScreenMode, walk: string): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(mode)) url.searchParams.set(name, String(value));
  url.hash = walk;
  return url.href;
}
