import type { Language } from "@amberline/domain/language";
import { themes } from "@amberline/ui/tokens";
import { brand } from "./brand";
import { headingOf, titleOf } from "./pages/PageWaiting";
import { paths } from "./paths";
import type { Bank } from "./wiring/bank";

/** Pages that the icon of the installed app leads to. */
const shortcuts = ["send", "history", "receive", "notifications"] as const;

const canvasOf = (theme: "light" | "dark") => brand.palette[theme]?.canvas ?? themes[theme].colors.canvas;

export const manifestPath = (language: Language) => `/manifest.${language}.webmanifest`;

/** What a browser asks for to install the app. The icons are drawn by the build. */
export const manifestOf = ({ i18n: { t } }: Pick<Bank, "i18n">, language: Language) => ({
  id: "/",
  name: brand.name,
  short_name: brand.name,
  description: brand.slogan[language],
  lang: language,
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: canvasOf("light"),
  theme_color: canvasOf("light"),
  categories: ["finance"],
  // A link of the bank opens in the app that is open already.
  launch_handler: { client_mode: ["navigate-existing", "auto"] },
  handle_links: "preferred",
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ...[192, 512].map((size) => icon(`${size}`, size, "any")),
    icon("maskable", 512, "maskable"),
    icon("monochrome", 512, "monochrome"),
  ],
  shortcuts: shortcuts.map((name) => ({
    name: t(titleOf(name)),
    description: t(headingOf(name)),
    url: paths[name],
    icons: [icon("192", 192, "any")],
  })),
});

const icon = (name: string, size: number, purpose: "any" | "maskable" | "monochrome") => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** What a page's head says of the installed app. */
export const appHead = (language: Language) =>
  [
    `<link rel="manifest" href="${manifestPath(language)}">`,
    '<link rel="apple-touch-icon" href="/icons/apple.png">',
    ...(["light", "dark"] as const).map(
      (theme) =>
        `<meta name="theme-color" data-theme="${theme}" content="${canvasOf(theme)}" media="(prefers-color-scheme: ${theme})">`,
    ),
  ].join("");
