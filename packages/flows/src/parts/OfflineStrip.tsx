import { Icon } from "@amberline/ui/Icon";
import { CloudOff } from "lucide-react";
import { useTranslation } from "../i18n";
import { Strip } from "./OfflineStrip.styles";

/** Offline status at the edge, also over dialogs. Always rendered, so that screen readers announce changes. */
export function OfflineStrip({ isOnline }: { isOnline: boolean }) {
  const { t } = useTranslation();
  // `data-react-aria-top-layer` keeps React Aria from hiding the strip while a dialog is open.
  return (
    <Strip aria-live="polite" data-react-aria-top-layer="true">
      {isOnline ? null : (
        <p>
          <Icon icon={CloudOff} size={16} />
          {t("app.offline")}
        </p>
      )}
    </Strip>
  );
}
