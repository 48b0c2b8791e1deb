import { MOST_STEPS } from "@amberline/flow-lab/engine";
import { Banner } from "@amberline/ui/Banner";
import { isFull, type Walk } from "../walk/walk";
import { useTranslation } from "../i18n";

/** Shown when a link cannot hold more steps. */
export function FullNotice({ walk }: { walk: Walk }) {
  const { t } = useTranslation();
  if (!isFull(walk)) return null;
  return (
    <Banner tone="caution" role="alert" title={t("full.title")}>
      {t("full.text", { count: MOST_STEPS })}
    </Banner>
  );
}
