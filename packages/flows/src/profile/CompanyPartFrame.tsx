import type { ReactNode } from "react";
import { Skeleton } from "@amberline/ui/Skeleton";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { useTranslation } from "../i18n";
import { LoadFailure } from "../parts";
import type { Notice } from "../shared";

interface CompanyPartFrameProps {
  /** Null until the company is loaded. */
  children: ReactNode;
  isFailed: boolean;
  notice: Notice | null;
  onRetry: () => void;
}

/** A part of a company, or its loading or failed state. */
export function CompanyPartFrame({ children, isFailed, notice, onRetry }: CompanyPartFrameProps) {
  const { t } = useTranslation();
  if (isFailed) return <LoadFailure title={t("company.loadFailed")} notice={notice} onRetry={onRetry} />;
  if (children) return children;
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t("company.loading")}</VisuallyHidden>
      <Skeleton shape="block" height="20rem" />
    </div>
  );
}
