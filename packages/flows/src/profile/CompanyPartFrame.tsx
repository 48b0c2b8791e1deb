import type { ReactNode } from "react";
import { Skeleton } from "@amberline/ui/Skeleton";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { useTranslation } from "../i18n";
import { LoadFailure } from "../parts";
import type { Notice } from "../shared";

interface CompanyPartFrameProps {
  /** Null while the company is read or could not be. */
  children: ReactNode;
  isFailed: boolean;
  /** Why it could not be read. */
  notice: Notice | null;
  onRetry: () => void;
}

/** A part of a company, or what stands in its place until the company was read. */
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
