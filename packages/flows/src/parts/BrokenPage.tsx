import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "../i18n";

interface BrokenPageProps {
  /** @default the text for a defect */
  message?: string;
  onBack: () => void;
}

/** Replaces a page that crashed. */
export function BrokenPage({ message, onBack }: BrokenPageProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      role="alert"
      icon={<Icon icon={TriangleAlert} />}
      title={t("app.somethingWrong")}
      headingLevel={2}
      action={<Button onClick={onBack}>{t("app.goBack")}</Button>}
    >
      {message ?? t("error.defect")}
    </EmptyState>
  );
}
