import { useTranslation } from "@amberline/flows/i18n";
import { useBank } from "../wiring/hooks/useBank";

/** Says in a toast that something was copied. */
export function useSayCopied() {
  const { t } = useTranslation();
  const { toasts } = useBank();
  return () => {
    const text = t("app.copied");
    // Dismiss the previous toast, so that screen readers announce this one too.
    toasts.get().forEach((toast) => {
      if (toast.text === text) toasts.dismiss(toast.id);
    });
    toasts.show({ tone: "positive", text });
  };
}
