import { useState } from "react";
import { Segmented } from "@amberline/ui/Segmented";
import { useWords } from "../words/useWords";
import { keepTheme, themeChoice, themeChoices } from "./preferences";

/** Theme of the tool; the screen has its own. */
export function ThemeChoice() {
  const { say } = useWords();
  const [theme, setTheme] = useState(themeChoice);
  return (
    <Segmented
      size="sm"
      legend={say("tool.theme")}
      options={themeChoices.map((value) => ({ value, label: say(`tool.${value}`) }))}
      value={theme}
      onSelect={(choice) => {
        keepTheme(choice);
        setTheme(choice);
      }}
    />
  );
}
