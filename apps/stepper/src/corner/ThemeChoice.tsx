import { useState } from "react";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { Monitor, Moon, Sun } from "lucide-react";

import { keepTheme, themeChoice } from "./preferences";
import { useWords } from "../words/useWords";
import { IconButton } from "../parts/IconButton.styles";

const look = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;
const icons = { system: <Monitor {...look} />, light: <Sun {...look} />, dark: <Moon {...look} /> };
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
