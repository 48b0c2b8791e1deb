import { useTranslation } from "@amberline/flows/i18n";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { CloudOff } from "lucide-react";

/** In place of the app when not even its first file arrives, as the build paints it. */
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
