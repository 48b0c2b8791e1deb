import { useThemeChoice } from "@amberline/app-kit/preferences";
import { useTranslation } from "@amberline/flows/i18n";
import { ThemeSwitch } from "@amberline/ui/ThemeSwitch";

export function MenuTheme() {
  const { t } = useTranslation();
  const [theme, setTheme] = useThemeChoice();
  return (
    <ThemeSwitch
      value={theme}
      onSelect={setTheme}
      words={{
        legend: t("app.theme"),
        system: t("app.theme.system"),
        light: t("app.theme.light"),
        dark: t("app.theme.dark"),
      }}
    />
  );
}
