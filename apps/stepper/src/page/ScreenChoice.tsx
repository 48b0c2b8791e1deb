import { languages } from "@amberline/domain/language";
import { Moon, Sun } from "lucide-react";
import { themes, widths, type ScreenMode } from "../mode";
import { Segments } from "../parts/Segments";
import { useTranslation } from "../i18n";
import { Caption, Choices, Screen } from "./TopBar.styles";

interface ScreenChoiceProps {
  mode: ScreenMode;
  onMode: (mode: ScreenMode) => void;
}

const look = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
const icons = { light: <Sun {...look} />, dark: <Moon {...look} /> };

/** Language, theme and width of the screen that is walked; the tool has its own language and theme. */
export function ScreenChoice({ mode, onMode }: ScreenChoiceProps) {
  const { t } = useTranslation();
  return (
    <Screen>
      <Caption aria-hidden>{t("bar.screen")}</Caption>
      <Choices>
        <Segments
          legend={t("screen.locale")}
          options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
          value={mode.locale}
          onSelect={(locale) => onMode({ ...mode, locale })}
        />
        <Segments
          legend={t("screen.theme")}
          options={themes.map((value) => ({ value, label: t(`screen.${value}`), icon: icons[value] }))}
          value={mode.theme}
          onSelect={(theme) => onMode({ ...mode, theme })}
        />
        <Segments
          legend={t("screen.width")}
          options={widths.map((value) => ({ value, label: String(value) }))}
          value={mode.width}
          onSelect={(width) => onMode({ ...mode, width })}
        />
      </Choices>
    </Screen>
  );
}
