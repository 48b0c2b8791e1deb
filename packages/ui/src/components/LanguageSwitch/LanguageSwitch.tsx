import { type ComponentProps } from "react";
import { Root } from "./LanguageSwitch.styles";

export interface LanguageChoice {
  /** Language tag, such as "lv". */
  code: string;
  /** What is seen: "LV". */
  label: string;
  /** What is heard, in that language, beginning with the label: "LV, latviešu". */
  name: string;
}

export interface LanguageSwitchProps extends Omit<ComponentProps<"div">, "children" | "onSelect"> {
  /** Names the group for assistive technology. */
  label: string;
  languages: readonly LanguageChoice[];
  /** Code of the language in use. */
  current: string;
  onSelect: (code: string) => void;
}

/** Changes the language of the interface at once. Choosing the one in use does nothing. */
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
