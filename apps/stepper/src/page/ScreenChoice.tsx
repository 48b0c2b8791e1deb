import { Icon } from "@amberline/ui/Icon";
import { Segmented } from "@amberline/ui/Segmented";
import { Text } from "@amberline/ui/Text";
import { Moon, Sun } from "lucide-react";
import { languages, themes, widths, type ScreenMode } from "../mode";
import { useTranslation } from "../i18n";
import { Choices, Screen } from "./TopBar.styles";

interface ScreenChoiceProps {
  mode: ScreenMode;
  onMode: (mode: ScreenMode) => void;
}

const icons = { light: <Icon icon={Sun} size={16} />, dark: <Icon icon={Moon} size={16} /> };

/** Language, theme and width of the screen; the tool has its own. */
export function ScreenChoice({ mode, onMode }: ScreenChoiceProps) {
  const { t } = useTranslation();
  return (
    <Screen>
      <Text as="span" size="caption" weight="medium" tone="muted" aria-hidden>
        {t("bar.screen")}
      </Text>
      <Choices>
        <Segmented
          size="sm"
          legend={t("screen.locale")}
          options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
          value={mode.locale}
          onSelect={(locale) => onMode({ ...mode, locale })}
        />
        <Segmented
          size="sm"
          isIconOnly
          legend={t("screen.theme")}
          options={themes.map((value) => ({ value, label: t(`screen.${value}`), icon: icons[value] }))}
          value={mode.theme}
          onSelect={(theme) => onMode({ ...mode, theme })}
        />
        <Segmented
          size="sm"
          legend={t("screen.width")}
          options={widths.map((value) => ({ value, label: String(value) }))}
          value={mode.width}
          onSelect={(width) => onMode({ ...mode, width })}
        />
      </Choices>
    </Screen>
  );
}
