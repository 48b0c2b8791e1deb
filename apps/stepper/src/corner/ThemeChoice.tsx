import { themeChoices, useThemeChoice } from "@amberline/app-kit/preferences";
import { Segmented } from "@amberline/ui/Segmented";
import { useTranslation } from "../i18n";

/** Theme of the tool; the screen has its own. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const [theme, setTheme] = useThemeChoice();
  return (
    <Segmented
      size="sm"
      legend={t("tool.theme")}
      options={themeChoices.map((value) => ({ value, label: t(`tool.${value}`) }))}
      value={theme}
      onSelect={setTheme}
    />
  );
}
