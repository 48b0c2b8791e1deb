import { useTranslation } from "@amberline/flows/i18n";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { CloudOff } from "lucide-react";

/** Prerendered fallback for when the app's first file does not load. */
export function UnloadedPage() {
  const { t } = useTranslation();
  return (
    <div id="unloaded">
      <EmptyState
        role="alert"
        icon={<Icon icon={CloudOff} />}
        title={t("app.unloaded.title")}
        headingLevel={2}
        action={<Button>{t("app.retry")}</Button>}
      >
        {t("app.unloaded.text")}
      </EmptyState>
    </div>
  );
}
