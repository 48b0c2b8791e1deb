import { useThemeChoice } from "@amberline/app-kit/preferences";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslation } from "../i18n";
import { IconButton } from "./ThemeChoice.styles";

const look = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;
const icons = { system: <Monitor {...look} />, light: <Sun {...look} />, dark: <Moon {...look} /> };
const next = { system: "light", light: "dark", dark: "system" } as const;

/** Cycles through system, light and dark. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const [theme, setTheme] = useThemeChoice();
  return (
    <IconButton type="button" onClick={() => setTheme(next[theme])}>
      {icons[theme]}
      <VisuallyHidden>{t("theme.now", { theme: t(`theme.${theme}`) })}</VisuallyHidden>
    </IconButton>
  );
}
