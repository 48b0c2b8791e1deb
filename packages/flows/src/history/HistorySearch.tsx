import { useEffect, useRef, useState } from "react";
import { SearchField } from "@amberline/ui/SearchField";
import { useTranslation } from "../i18n";

/** Between the last key and the search, milliseconds. */
const PAUSE = 350;

interface HistorySearchProps {
  /** What is looked for now. */
  text: string;
  /** Called a moment after the last key, and at once with Enter. */
  onSearch: (text: string) => void;
}

/** Looks for what is typed, once the typing pauses. */
export function HistorySearch({ text, onSearch }: HistorySearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<{ from: string; text: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isTyped = typed !== null && (typed.from === text || typed.text.trim() === text);
  const shown = isTyped ? typed.text : text;
  const search = (value: string) => {
    clearTimeout(timer.current);
    // From here on another text in the address comes from elsewhere, such as from going back.
    setTyped({ from: value.trim(), text: value });
    onSearch(value.trim());
  };
  const type = (value: string) => {
    setTyped({ from: text, text: value });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(value), PAUSE);
  };
  return (
    <SearchField
      label={t("history.search")}
      placeholder={t("history.search.placeholder")}
      value={shown}
      onChange={({ value }) => type(value)}
      onKeyDown={({ key }) => {
        if (key === "Enter") search(shown);
      }}
    />
  );
}
