import { useEffect, useState } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { ToastRegion, type ToastMessage } from "@amberline/ui/Toast";
import { useBank } from "../wiring/hooks/useBank";

/** Toasts on signed-out pages. Screen readers skip a live region that mounts with content, so it mounts empty. */
export default function PlainToasts({ toasts }: { toasts: readonly ToastMessage[] }) {
  const { t } = useTranslation();
  const bank = useBank();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ToastRegion
      words={{ region: t("app.notifications"), dismiss: t("app.dismiss") }}
      toasts={isThere ? toasts : []}
      onDismiss={bank.toasts.dismiss}
    />
  );
}
