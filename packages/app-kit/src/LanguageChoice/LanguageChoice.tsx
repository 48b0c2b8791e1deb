import { languages, type Language } from "@amberline/domain/language";
import { LanguageSwitch } from "@amberline/ui/LanguageSwitch";

// Each language names itself, whatever the interface speaks.
const names = { lv: "LV, latviešu", en: "EN, English" };

interface LanguageChoiceProps {
  label: string;
  /** Those offered. @default all */
  offered?: readonly Language[];
  current: string;
  onSelect: (language: Language) => void;
}

/** The language of an app, in its top bar. */
export function LanguageChoice({ label, offered = languages, current, onSelect }: LanguageChoiceProps) {
  if (offered.length < 2) return null;
  return (
    <LanguageSwitch
      label={label}
      languages={offered.map((code) => ({ code, label: code.toUpperCase(), name: names[code] }))}
      current={current}
      onSelect={(code) => {
        const language = offered.find((each) => each === code);
        if (language) onSelect(language);
      }}
    />
  );
}
