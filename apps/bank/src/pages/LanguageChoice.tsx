import { useTranslation } from "@amberline/flows/i18n";
import { LanguageSwitch } from "@amberline/ui/LanguageSwitch";
import { useBank } from "../wiring/useBank";
import { languages } from "../wiring/preferences";

// Each language names itself, whatever the interface speaks.
const names = { lv: "LV, latviešu", en: "EN, English" };

export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const { setLanguage } = useBank();
  return (
    <LanguageSwitch
      label={t("app.language")}
      languages={languages.map((code) => ({ code, label: code.toUpperCase(), name: names[code] }))}
      current={i18n.language}
      onSelect={(code) => {
        const language = languages.find((each) => each === code);
        if (language) void setLanguage(language);
      }}
    />
  );
}
