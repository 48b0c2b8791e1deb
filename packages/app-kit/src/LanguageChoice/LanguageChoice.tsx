import { languages, ownLanguageName, type Language } from "@amberline/domain/language";
import { LanguageSwitch } from "@amberline/ui/LanguageSwitch";

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
      languages={offered.map((code) => {
        const label = code.toUpperCase();
        return { code, label, name: `${label}, ${ownLanguageName(code)}` };
      })}
      current={current}
      onSelect={(code) => {
        const language = offered.find((each) => each === code);
        if (language) onSelect(language);
      }}
    />
  );
}
