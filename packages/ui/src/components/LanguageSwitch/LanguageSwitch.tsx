import { type ComponentProps } from "react";
import { Root } from "./LanguageSwitch.styles";

export interface LanguageChoice {
  /** Language tag, such as "lv". */
  code: string;
  /** Visible text: "LV". */
  label: string;
  /** Accessible name in that language, starting with the label: "LV, latviešu". */
  name: string;
}

export interface LanguageSwitchProps extends Omit<ComponentProps<"div">, "children" | "onSelect"> {
  /** Accessible name of the group. */
  label: string;
  /** Languages in the order shown. */
  languages: readonly LanguageChoice[];
  /** Code of the current language. */
  current: string;
  /** Called with the code of the chosen language. */
  onSelect: (code: string) => void;
}

/** Changes the interface language at once. Choosing the current one does nothing. */
export function LanguageSwitch({ label, languages, current, onSelect, ...rest }: LanguageSwitchProps) {
  return (
    <Root role="group" aria-label={label} {...rest}>
      {languages.map(({ code, label: text, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={name}
          aria-pressed={code === current}
          onClick={() => code !== current && onSelect(code)}
        >
          {text}
        </button>
      ))}
    </Root>
  );
}
