import { Icon } from "@amberline/ui/Icon";
import { CloudOff } from "lucide-react";
import { useTranslation } from "../i18n";
import { Strip } from "./OfflineStrip.styles";

/** Says quietly at the lower edge that there is no connection. It is there before, so that screen readers hear it. */
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
