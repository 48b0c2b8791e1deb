import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { CloudOff } from "lucide-react";
import { useTranslation } from "../i18n";
import { noticeText } from "../parts";
import type { Notice } from "../shared";
import type { PayeeKind } from "./savedPayee";
import { savedWords } from "./savedWords";

interface LoadFailureProps {
  kind: PayeeKind;
  notice: Notice | null;
  onRetry: () => void;
}

/** Stands where the list would be: what could not be read, why, and a way to try again. */
export function LoadFailure({ kind, notice, onRetry }: LoadFailureProps) {
  const { t, i18n } = useTranslation();
  return (
    <EmptyState
      role="alert"
      icon={<Icon icon={CloudOff} />}
      headingLevel={2}
      title={t(savedWords[kind].failed)}
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
