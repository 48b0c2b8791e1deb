import { Monitor, Moon, Sun } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../Icon/Icon";
import { Segmented } from "../Segmented/Segmented";

/** `system` follows the device. */
export type Theme = "system" | "light" | "dark";

export interface ThemeSwitchProps extends Omit<ComponentProps<"fieldset">, "children" | "onSelect"> {
  /** The choice in effect. */
  value: Theme;
  /** Called with what was chosen. */
  onSelect: (value: Theme) => void;
  /** Keeps the legend for assistive technology only. @default false */
  isLegendHidden?: boolean;
  /** Shows icons only; labels become accessible names and tooltips. @default false */
  isIconOnly?: boolean;
  /** Names of the choices and of the group. */
  words: Record<Theme | "legend", string>;
}

const icons = { system: Monitor, light: Sun, dark: Moon };
const themes = ["system", "light", "dark"] as const;

/** Chooses the theme. The caller stores the choice and applies it to the document. */
export function ThemeSwitch({ words, isLegendHidden = false, ...rest }: ThemeSwitchProps) {
  const options = themes.map((value) => ({
    value,
    label: words[value],
    icon: <Icon icon={icons[value]} size={16} />,
  }));
  return <Segmented legend={words.legend} isLegendHidden={isLegendHidden} options={options} {...rest} />;
}
