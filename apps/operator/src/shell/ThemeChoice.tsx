import { useState } from "react";
import { Icon } from "@amberline/ui/Icon";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { Monitor, Moon, Sun } from "lucide-react";
import { keepTheme, themeChoice } from "../wiring/preferences";
import { useWords } from "../words/useWords";
import { IconButton } from "./ThemeChoice.styles";

const icons = { system: <Icon icon={Monitor} />, light: <Icon icon={Sun} />, dark: <Icon icon={Moon} /> };
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
    <IconButton type="button" onClick={change}>
      {icons[theme]}
      <VisuallyHidden>{say("theme.now", { theme: say(`theme.${theme}`) })}</VisuallyHidden>
    </IconButton>
  );
}
