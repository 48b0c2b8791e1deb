import { LanguageChoice as Choice } from "@amberline/app-kit/LanguageChoice";
import { useTranslation } from "@amberline/flows/i18n";
import { useBank } from "../wiring/hooks/useBank";

export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const { setLanguage } = useBank();
  return (
    <Choice
      label={t("app.language")}
      current={i18n.language}
      onSelect={(language) => void setLanguage(language)}
    />
  );
}
