import { useMemo } from "react";
import { Banner } from "@amberline/ui/Banner";
import { I18nextProvider } from "react-i18next";
import { createWords, type Language } from "../words/createWords";
import { useWords } from "../words/useWords";

function Notice() {
  const { say } = useWords();
  return (
    <Banner tone="caution" role="alert" title={say("screen.broken")}>
      {say("screen.brokenWhy")}
    </Banner>
  );
}

/** Says in place of a screen that it cannot show what it was given. The words are the tool's own, not the bank's. */
export function BrokenScreen({ language }: { language: Language }) {
  const words = useMemo(() => createWords(language), [language]);
  return (
    <I18nextProvider i18n={words}>
      <Notice />
    </I18nextProvider>
  );
}
