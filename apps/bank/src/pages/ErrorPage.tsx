import { useTranslation } from "@amberline/flows/i18n";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { TriangleAlert } from "lucide-react";

/** Goes back one page and loads it anew (specification 2.2). */
function goBackAndReload() {
  addEventListener("popstate", () => location.reload(), { once: true });
  if (history.length > 1) history.back();
  else location.assign("/");
}

/** Shown in place of a page that broke. The message is the error's own. */
export default function ErrorPage({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      role="alert"
      icon={<TriangleAlert size={24} strokeWidth={1.75} aria-hidden />}
      title={t("app.somethingWrong")}
      headingLevel={2}
      action={<Button onClick={goBackAndReload}>{t("app.goBack")}</Button>}
    >
      {message}
    </EmptyState>
  );
}
