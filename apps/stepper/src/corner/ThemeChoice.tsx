import { themeChoices, useThemeChoice } from "@amberline/app-kit/preferences";
import { useTranslation } from "../i18n";
import { Segments } from "../parts/Segments";

/** Theme of the tool; the screen has its own. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const [theme, setTheme] = useThemeChoice();
  return (
    <Segments
      legend={t("tool.theme")}
      options={themeChoices.map((value) => ({ value, label: t(`tool.${value}`) }))}
      value={theme}
      onSelect={setTheme}
    />
  );
}
