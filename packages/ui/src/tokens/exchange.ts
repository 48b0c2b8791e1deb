import { breakpoints } from "./breakpoints";
import { meanings, type TokenName } from "./meanings";
import { palette } from "./primitives";
import { colorRoles } from "./roles";
import { scale } from "./scale";
import { themes, type ThemeName } from "./themes";

interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
}
type Group = { [name: string]: Token | Group };

/** `4px`, `1.5rem/2rem`: the first number. */
const amountIn = (text: string) => Number(/[\d.]+/.exec(text)?.[0]);

const dimension = (text: string) => ({ value: amountIn(text), unit: text.replace(/[\d.]/g, "") });

const hexColor = (hex: string) => ({
  colorSpace: "srgb",
  components: [1, 3, 5].map((at) => Number((parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
  hex,
});

/** `rgb(20 18 16 / 0.48)` */
function rgbColor(text: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  const components = [red, green, blue].map((level) => Number((level / 255).toFixed(4)));
  return { colorSpace: "srgb", components, alpha };
}

/** `0 12px 40px rgb(…)` */
function shadow(text: string) {
  const [offsetX = "", offsetY = "", blur = ""] = text.split(" ");
  const px = (length: string) => ({ value: amountIn(length), unit: "px" });
  const color = rgbColor(text.slice(text.indexOf("rgb")));
  return { color, offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px("0") };
}

function transition(text: string) {
  const [duration = "", ...curve] = text.split("ms ");
  return {
    duration: { value: Number(duration), unit: "ms" },
    delay: { value: 0, unit: "ms" },
    timingFunction: (curve.join("").match(/[\d.]+/g) ?? []).map(Number),
  };
}

function typography(text: string) {
  const [size = "", line = ""] = text.split("/");
  return {
    fontFamily: "{font.sans}",
    fontSize: dimension(size),
    fontWeight: "{weight.regular}",
    letterSpacing: { value: 0, unit: "px" },
    lineHeight: Number((amountIn(line) / amountIn(size)).toFixed(4)),
  };
}

const families = (text: string) => text.split(", ").map((name) => name.replaceAll('"', ""));

/** By the first word of a token's name. */
const kinds: Record<string, readonly [type: string, read: (text: string) => unknown]> = {
  font: ["fontFamily", families],
  text: ["typography", typography],
  weight: ["fontWeight", Number],
  motion: ["transition", transition],
};

function place(group: Group, name: string, token: Token) {
  const at = name.indexOf("-");
  const [kind, rest] = [name.slice(0, at), name.slice(at + 1)];
  group[kind] = { ...(group[kind] as Group | undefined), [rest]: token };
}

const swatchOf = (hex: string) => Object.entries(palette).find(([, value]) => value === hex)?.[0];

function themeGroup(name: ThemeName): Group {
  const { colors, scrim, shadow: float } = themes[name];
  const color: Group = {};
  for (const role of colorRoles)
    color[role] = {
      $type: "color",
      $value: `{palette.${swatchOf(colors[role])}}`,
      $description: meanings[`color-${role}`],
    };
  color["scrim"] = { $type: "color", $value: rgbColor(scrim), $description: meanings["color-scrim"] };
  const floating = { $type: "shadow", $value: shadow(float), $description: meanings["shadow-float"] };
  return { color, shadow: { float: floating } };
}

/** The tokens in the format of the Design Tokens Community Group (2025.10). `tokens.json` is its committed output. */
export function tokenFile() {
  const file: Group = { palette: {}, light: themeGroup("light"), dark: themeGroup("dark") };
  for (const [name, hex] of Object.entries(palette))
    (file["palette"] as Group)[name] = { $type: "color", $value: hexColor(hex) };
  for (const [name, text] of Object.entries(scale)) {
    const [$type, read] = kinds[name.split("-")[0] ?? ""] ?? ["dimension", dimension];
    place(file, name, { $type, $value: read(text), $description: meanings[name as TokenName] });
  }
  for (const [name, { value, meaning }] of Object.entries(breakpoints))
    place(file, `breakpoint-${name}`, {
      $type: "dimension",
      $value: { value: amountIn(value) * 16, unit: "px" },
      $description: meaning,
    });
  return file;
}

const colorsOf = (name: ThemeName) => ({
  ...Object.fromEntries(colorRoles.map((role) => [`color-${role}`, themes[name].colors[role]])),
  "color-scrim": themes[name].scrim,
  "shadow-float": themes[name].shadow,
});

/** The values of `tokens.css` by name and theme. `tokens.flat.json` is its committed output. */
export const flatTokens = () => ({ light: colorsOf("light"), dark: colorsOf("dark"), scale });
