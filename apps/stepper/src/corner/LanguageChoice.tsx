import { LanguageSwitch } from "@amberline/ui/LanguageSwitch";
import { useTranslation } from "react-i18next";
import { languages } from "../words/createWords";
import { useWords } from "../words/useWords";
import { keepLanguage } from "./preferences";

// Each language names itself, whatever the interface speaks.
const names = { lv: "LV, latviešu", en: "EN, English" };

/** Language of the tool; the screen has its own. */
export function LanguageChoice() {
  const { i18n } = useTranslation();
  const { say, language } = useWords();
  return (
    <LanguageSwitch
      label={say("language")}
      languages={languages.map((code) => ({ code, label: code.toUpperCase(), name: names[code] }))}
      current={language}
      onSelect={(code) => {
        const chosen = languages.find((each) => each === code);
        if (!chosen) return;
        keepLanguage(chosen);
        void i18n.changeLanguage(chosen);
      }}
    />
  );
}
