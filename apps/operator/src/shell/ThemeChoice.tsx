import { useThemeChoice } from "@amberline/app-kit/preferences";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslation } from "../i18n";

const icons = { system: Monitor, light: Sun, dark: Moon };
const next = { system: "light", light: "dark", dark: "system" } as const;

/** Cycles through system, light and dark. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const [theme, setTheme] = useThemeChoice();
  return (
    <IconButton
      label={t("theme.now", { theme: t(`theme.${theme}`) })}
      icon={<Icon icon={icons[theme]} />}
      onClick={() => setTheme(next[theme])}
    />
  );
}
