import { useState } from "react";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { Monitor, Moon, Sun } from "lucide-react";
import { keepTheme, themeChoice } from "../wiring/preferences";
import { useWords } from "../words/useWords";

const icons = { system: Monitor, light: Sun, dark: Moon };
const next = { system: "light", light: "dark", dark: "system" } as const;

/** Goes round the system's theme, light and dark. */
export function ThemeChoice() {
  const { say } = useWords();
  const [theme, setTheme] = useState(themeChoice);
  const change = () => {
    keepTheme(next[theme]);
    setTheme(next[theme]);
  };
  return (
    <IconButton
      label={say("theme.now", { theme: say(`theme.${theme}`) })}
      icon={<Icon icon={icons[theme]} />}
      onClick={change}
    />
  );
}
