import { Icon } from "@amberline/ui/Icon";
import { Segmented } from "@amberline/ui/Segmented";
import { Text } from "@amberline/ui/Text";
import { Moon, Sun } from "lucide-react";
import { locales, themes, widths, type ScreenMode } from "../mode";
import { useWords } from "../words/useWords";
import { Choices, Screen } from "./TopBar.styles";

interface ScreenChoiceProps {
  mode: ScreenMode;
  onMode: (mode: ScreenMode) => void;
}

const icons = { light: <Icon icon={Sun} size={16} />, dark: <Icon icon={Moon} size={16} /> };

/** Language, theme and width of the screen that is walked; the tool has its own language and theme. */
export function ScreenChoice({ mode, onMode }: ScreenChoiceProps) {
  const { say } = useWords();
  return (
    <Screen>
      <Text as="span" size="caption" weight="medium" tone="muted" aria-hidden>
        {say("bar.screen")}
      </Text>
      <Choices>
        <Segmented
          size="sm"
          legend={say("screen.locale")}
          options={locales.map((value) => ({ value, label: value.toUpperCase() }))}
          value={mode.locale}
          onSelect={(locale) => onMode({ ...mode, locale })}
        />
        <Segmented
          size="sm"
          isIconOnly
          legend={say("screen.theme")}
          options={themes.map((value) => ({ value, label: say(`screen.${value}`), icon: icons[value] }))}
          value={mode.theme}
          onSelect={(theme) => onMode({ ...mode, theme })}
        />
        <Segmented
          size="sm"
          legend={say("screen.width")}
          options={widths.map((value) => ({ value, label: String(value) }))}
          value={mode.width}
          onSelect={(width) => onMode({ ...mode, width })}
        />
      </Choices>
    </Screen>
  );
}
