import { Segmented } from "@amberline/ui/Segmented";
import { useTranslation } from "../i18n";
import { languages } from "../mode";

// Each language in its own name, whatever the interface language.
const names = { lv: "Latviešu", en: "English" };

/** Language of the tool; the screen has its own. */
export function LanguageChoice() {
  const { t, language, setLanguage } = useTranslation();
  return (
    <Segmented
      size="sm"
      legend={t("tool.language")}
      options={languages.map((code) => ({ value: code, label: names[code], lang: code }))}
      value={language}
      onSelect={setLanguage}
    />
  );
}
