import { useEffect, useState } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { ToastRegion, type ToastMessage } from "@amberline/ui/Toast";
import { useBank } from "../wiring/hooks/useBank";

/** News on pages before sign-in. A region that comes with its first words in it is not read out, so it comes empty. */
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
