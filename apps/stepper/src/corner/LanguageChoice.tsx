import { useTranslation } from "react-i18next";
import { Segmented } from "@amberline/ui/Segmented";
import { languages } from "../words/createWords";
import { useWords } from "../words/useWords";
import { keepLanguage } from "./preferences";

// Each language names itself, whatever the interface speaks.
const names = { lv: "Latviešu", en: "English" };

/** Language of the tool; the screen has its own. */
export function LanguageChoice() {
  const { i18n } = useTranslation();
  const { say, language } = useWords();
  return (
    <Segmented
      size="sm"
      legend={say("tool.language")}
      options={languages.map((code) => ({ value: code, label: names[code], lang: code }))}
      value={language}
      onSelect={(code) => {
        keepLanguage(code);
        void i18n.changeLanguage(code);
      }}
    />
  );
}
