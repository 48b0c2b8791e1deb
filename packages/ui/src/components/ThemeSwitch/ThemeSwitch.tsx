import { Monitor, Moon, Sun } from "lucide-react";
import { Icon } from "../Icon/Icon";
import { Segmented, type SegmentedProps } from "../Segmented/Segmented";

/** `system` follows the device. */
export type Theme = "system" | "light" | "dark";

export interface ThemeSwitchProps extends Omit<SegmentedProps<Theme>, "legend" | "options" | "size"> {
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
