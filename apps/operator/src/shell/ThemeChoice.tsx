import { useState } from "react";
import { ThemeSwitch } from "@amberline/ui/ThemeSwitch";
import { keepTheme, themeChoice } from "../wiring/preferences";
import { useWords } from "../words/useWords";

export function ThemeChoice() {
  const { say } = useWords();
  const [theme, setTheme] = useState(themeChoice);
  return (
    <ThemeSwitch
      value={theme}
      isLegendHidden
      words={{
        legend: say("theme.legend"),
        system: say("theme.system"),
        light: say("theme.light"),
        dark: say("theme.dark"),
      }}
      onSelect={(chosen) => {
        keepTheme(chosen);
        setTheme(chosen);
      }}
    />
  );
}
