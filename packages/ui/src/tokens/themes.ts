import { palette, type Swatch } from "./primitives";
import { colorRoles, type ColorRole } from "./roles";

export type ThemeName = "light" | "dark";

export interface Theme {
  colors: Record<ColorRole, string>;
  scrim: string;
  shadow: string;
}

const paint = (swatches: Record<ColorRole, Swatch>) =>
  Object.fromEntries(colorRoles.map((role) => [role, palette[swatches[role]]])) as Record<ColorRole, string>;

const light: Theme = {
  colors: paint({
    canvas: "paper50",
    surface: "white",
    sunken: "paper200",
    quiet: "paper200",
    border: "paper300",
    "border-strong": "stone550",
    ink: "ink880",
    "ink-muted": "stone700",
    primary: "pine700",
    "primary-hover": "pine800",
    "on-primary": "white",
    "primary-soft": "pine50",
    "on-primary-soft": "pine800",
    accent: "amber400",
    "on-accent": "amber900",
    positive: "leaf700",
    "positive-soft": "leaf50",
    caution: "amber700",
    "caution-soft": "amber50",
    negative: "brick700",
    "negative-soft": "brick50",
    info: "sky700",
    "info-soft": "sky50",
    focus: "sky600",
  }),
  scrim: "rgb(20 18 16 / 0.48)",
  shadow: "0 12px 40px rgb(27 25 23 / 0.16)",
};

const dark: Theme = {
  colors: paint({
    canvas: "ink900",
    surface: "ink850",
    sunken: "ink950",
    quiet: "ink750",
    border: "ink750",
    "border-strong": "stone500",
    ink: "paper100",
    "ink-muted": "stone400",
    primary: "pine300",
    "primary-hover": "pine200",
    "on-primary": "pine900",
    "primary-soft": "pine850",
    "on-primary-soft": "pine200",
    accent: "amber300",
    "on-accent": "amber900",
    positive: "leaf300",
    "positive-soft": "leaf850",
    caution: "amber300",
    "caution-soft": "amber850",
    negative: "brick300",
    "negative-soft": "brick850",
    info: "sky300",
    "info-soft": "sky850",
    focus: "sky300",
  }),
  scrim: "rgb(0 0 0 / 0.6)",
  shadow: "0 12px 40px rgb(0 0 0 / 0.5)",
};

export const themes: Record<ThemeName, Theme> = { light, dark };
