import { Icon } from "@amberline/ui/Icon";
import { CloudOff } from "lucide-react";
import { useTranslation } from "../i18n";
import { Strip } from "./OfflineStrip.styles";

/** Offline status at the lower edge. Always rendered, so that screen readers announce changes. */
export function OfflineStrip({ isOnline }: { isOnline: boolean }) {
  const { t } = useTranslation();
  return (
    <Strip aria-live="polite">
      {isOnline ? null : (
        <p>
          <Icon icon={CloudOff} size={16} />
          {t("app.offline")}
        </p>
      )}
    </Strip>
  );
}
