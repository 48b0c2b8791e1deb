import { Banner } from "@amberline/ui/Banner";
import { useTranslation } from "../i18n";
import type { Names } from "../names/names";
import type { Followed } from "./useLive";

/** Says that a followed session did what the walk has no step for. */
export function LiveNotice({ followed, names }: { followed: Followed | null; names: Names }) {
  const { t } = useTranslation();
  if (!followed || followed.told.untold.length === 0) return null;
  return (
    <Banner tone="caution" title={t("live.lost", { count: followed.told.untold.length })}>
      {t("live.lostWhy", { state: names.state(followed.state) })}
    </Banner>
  );
}
