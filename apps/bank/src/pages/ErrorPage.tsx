import { useTranslation } from "@amberline/flows/i18n";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { TriangleAlert } from "lucide-react";
import { paths } from "../paths";
import { goBackAndReload } from "../wiring/goBack";
import { useSession } from "../wiring/useBank";

/** Shown in place of a page that broke. The message is the error's own. */
export default function ErrorPage({ message }: { message: string }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const start = status === "signedIn" ? paths.home : paths.signIn;
  return (
    <EmptyState
      role="alert"
      icon={<TriangleAlert size={24} strokeWidth={1.75} aria-hidden />}
      title={t("app.somethingWrong")}
      headingLevel={2}
      action={<Button onClick={() => goBackAndReload(start)}>{t("app.goBack")}</Button>}
    >
      {message}
    </EmptyState>
  );
}
