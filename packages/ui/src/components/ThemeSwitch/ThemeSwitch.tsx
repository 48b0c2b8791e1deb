import { Monitor, Moon, Sun } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Icon } from "../Icon";
import { Root, Segment, Track } from "./ThemeSwitch.styles";

/** `system` follows the device. */
export type Theme = "system" | "light" | "dark";

export interface ThemeSwitchProps extends Omit<ComponentProps<"fieldset">, "children" | "onSelect"> {
  value: Theme;
  onSelect: (theme: Theme) => void;
  words: Record<Theme | "legend", string>;
  /** Keeps the legend for assistive technology only. @default false */
  isLegendHidden?: boolean;
}

const themes = [
  ["system", Monitor],
  ["light", Sun],
  ["dark", Moon],
] as const;

/** Chooses how the interface looks. The caller keeps the choice and puts it on the document. */
export function ThemeSwitch({ value, onSelect, words, isLegendHidden, ...rest }: ThemeSwitchProps) {
  const name = useId();
  return (
    <Root data-legend={isLegendHidden ? "hidden" : "seen"} {...rest}>
      <legend>{words.legend}</legend>
      <Track>
        {themes.map(([theme, icon]) => (
          <Segment key={theme}>
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === value}
              onChange={() => onSelect(theme)}
            />
            <Icon icon={icon} />
            <span>{words[theme]}</span>
          </Segment>
        ))}
      </Track>
    </Root>
  );
}
