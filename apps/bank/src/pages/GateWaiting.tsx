import { useTranslation } from "@amberline/flows/i18n";
import { Skeleton } from "@amberline/ui/Skeleton";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";

/** Replaces a company's page until it is known whether registration is required. */
export function GateWaiting() {
  const { t } = useTranslation();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t("company.loading")}</VisuallyHidden>
      <Skeleton shape="block" height="12rem" />
    </div>
  );
}
