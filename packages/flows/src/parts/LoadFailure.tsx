import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { CloudOff } from "lucide-react";
import { useTranslation } from "../i18n";
import type { Notice } from "../shared";
import { noticeText } from "./notice";

interface LoadFailureProps {
  title: string;
  /** The reason. */
  notice: Notice | null;
  onRetry: () => void;
}

/** Takes the place of what could not be loaded. */
export function LoadFailure({ title, notice, onRetry }: LoadFailureProps) {
  const { t, i18n } = useTranslation();
  return (
    <EmptyState
      role="alert"
      icon={<Icon icon={CloudOff} />}
      headingLevel={2}
      title={title}
      action={
        <Button appearance="quiet" onClick={onRetry}>
          {t("app.retry")}
        </Button>
      }
    >
      {notice ? noticeText(notice, t, i18n.language) : null}
    </EmptyState>
  );
}
