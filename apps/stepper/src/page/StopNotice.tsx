import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import type { Names } from "../names/names";
import type { Trouble } from "../walk/opening";
import type { Stop, Walk } from "../walk/walk";
import { useTranslation, type Translate } from "../i18n";

interface StopNoticeProps {
  walk: Walk;
  trouble: Trouble | null;
  names: Names;
  onClose: () => void;
}

function stopText(t: Translate, { kind, id, taken, asked, isOlder }: Stop, names: Names): string {
  const what =
    kind === "input"
      ? t("stop.input", { name: names.input(id) })
      : t("stop.step", { taken, asked, name: names.event(id) });
  return isOlder ? `${t("stop.older")} ${what}` : what;
}

/** Says why a link could not be followed to its end. */
export function StopNotice({ walk, trouble, names, onClose }: StopNoticeProps) {
  const { t } = useTranslation();
  const { stop } = walk;
  if (!stop && !trouble) return null;
  const lost = trouble?.kind === "flow" ? t("stop.flow", { name: trouble.name }) : t("stop.unreadable");
  return (
    <Banner
      tone="caution"
      role="alert"
      title={t("stop.title")}
      action={
        <Button appearance="plain" onClick={onClose}>
          {t("stop.close")}
        </Button>
      }
    >
      {stop ? stopText(t, stop, names) : lost}
    </Banner>
  );
}
