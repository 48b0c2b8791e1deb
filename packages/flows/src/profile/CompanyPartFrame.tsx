import type { ReactNode } from "react";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { Skeleton } from "@amberline/ui/Skeleton";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { CloudOff } from "lucide-react";
import { useTranslation } from "../i18n";
import { noticeText } from "../parts";
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
  const { t, i18n } = useTranslation();
  if (isFailed)
    return (
      <EmptyState
        role="alert"
        icon={<Icon icon={CloudOff} />}
        headingLevel={2}
        title={t("company.loadFailed")}
        action={
          <Button appearance="quiet" onClick={onRetry}>
            {t("app.retry")}
          </Button>
        }
      >
        {notice ? noticeText(notice, t, i18n.language) : null}
      </EmptyState>
    );
  if (children) return children;
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t("company.loading")}</VisuallyHidden>
      <Skeleton shape="block" height="20rem" />
    </div>
  );
}
