import { useMemo } from "react";
import { Banner } from "@amberline/ui/Banner";
import { I18nextProvider } from "@amberline/app-kit/i18n";
import { createI18n, useTranslation } from "../i18n";
import type { Language } from "../mode";

function Notice() {
  const { t } = useTranslation();
  return (
    <Banner tone="caution" role="alert" title={t("screen.broken")}>
      {t("screen.brokenWhy")}
    </Banner>
  );
}

/** Fallback for a screen that cannot render its state. The texts are the tool's own, not the bank's. */
export function BrokenScreen({ language }: { language: Language }) {
  const words = useMemo(() => createI18n(language), [language]);
  return (
    <I18nextProvider i18n={words}>
      <Notice />
    </I18nextProvider>
  );
}
