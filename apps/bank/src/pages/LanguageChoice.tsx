import { useEffect, useState } from "react";
import { LanguageChoice as Choice } from "@amberline/app-kit/LanguageChoice";
import type { Language } from "@amberline/domain/language";
import { useTranslation } from "@amberline/flows/i18n";
import { PATIENCE } from "@amberline/ui/LazyComponent";
import { brand } from "../brand";
import { useBank } from "../wiring/hooks/useBank";
import { PageChunkNotice } from "./PageChunkNotice";

export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const { setLanguage } = useBank();
  const [missed, setMissed] = useState<{ language: Language; error: unknown } | null>(null);
  const choose = (language: Language) => {
    const slow = setTimeout(() => setMissed({ language, error: null }), PATIENCE);
    void setLanguage(language)
      .then(
        () => setMissed(null),
        (error: unknown) => setMissed({ language, error }),
      )
      .finally(() => clearTimeout(slow));
  };
  useEffect(() => {
    if (!missed?.error) return;
    const again = () => choose(missed.language);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  });
  return (
    <>
      <Choice label={t("app.language")} offered={brand.languages} current={i18n.language} onSelect={choose} />
      {missed ? (
        <PageChunkNotice
          error={missed.error}
          onRetry={() => choose(missed.language)}
          onClose={() => setMissed(null)}
        />
      ) : null}
    </>
  );
}
