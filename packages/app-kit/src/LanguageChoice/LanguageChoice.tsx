import { languages, type Language } from "@amberline/domain/language";
import { LanguageSwitch } from "@amberline/ui/LanguageSwitch";

// Each language names itself, whatever the interface speaks.
const names = { lv: "LV, latviešu", en: "EN, English" };

interface LanguageChoiceProps {
  label: string;
  current: string;
  onSelect: (language: Language) => void;
}

/** The language of an app, in its top bar. */
export function LanguageChoice({ label, current, onSelect }: LanguageChoiceProps) {
  return (
    <LanguageSwitch
      label={label}
      languages={languages.map((code) => ({ code, label: code.toUpperCase(), name: names[code] }))}
      current={current}
      onSelect={(code) => {
        const language = languages.find((each) => each === code);
        if (language) onSelect(language);
      }}
    />
  );
}
