import { languages } from "@amberline/domain/language";
import { useTranslation } from "../i18n";
import { Segments } from "../parts/Segments";

// Each language names itself, whatever the interface speaks.
const names = { lv: "Latviešu", en: "English" };

/** Language of the tool; the screen has its own. */
export function LanguageChoice() {
  const { t, language, setLanguage } = useTranslation();
  return (
    <Segments
      legend={t("tool.language")}
      options={languages.map((code) => ({ value: code, label: names[code], lang: code }))}
      value={language}
      onSelect={setLanguage}
    />
  );
}
