import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { Row } from "@amberline/ui/Stack";
import { CloudOff, Hourglass, RefreshCw } from "lucide-react";
import { useTranslation } from "../i18n";
import { Above, InPlace } from "./ChunkNotice.styles";

/** Why a chunk is missing; after a `newRelease` only a reload helps. */
export type ChunkProblem = "slow" | "offline" | "lost" | "newRelease";

interface ChunkNoticeProps {
  problem: ChunkProblem;
  onRetry: () => void;
  /** Closes it when it replaces a dialog. */
  onClose?: (() => void) | undefined;
}

const icons = { slow: Hourglass, offline: CloudOff, lost: CloudOff, newRelease: RefreshCw };

/** Replaces a part of the app that did not load. */
export function ChunkNotice({ problem, onRetry, onClose }: ChunkNoticeProps) {
  const { t } = useTranslation();
  const notice = (
    <EmptyState
      role={problem === "slow" ? "status" : "alert"}
      icon={<Icon icon={icons[problem]} />}
      title={t(`app.chunk.${problem}.title`)}
      headingLevel={2}
      action={
        <Row gap={8} justify="center">
          {onClose ? (
            <Button appearance="quiet" onClick={onClose}>
              {t("app.close")}
            </Button>
          ) : null}
          <Button onClick={onRetry}>{t(problem === "newRelease" ? "app.reload" : "app.retry")}</Button>
        </Row>
      }
    >
      {t(`app.chunk.${problem}.text`)}
    </EmptyState>
  );
  if (!onClose) return <InPlace>{notice}</InPlace>;
  return (
    <Above
      ref={(dialog) => dialog?.showModal()}
      aria-label={t(`app.chunk.${problem}.title`)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {notice}
    </Above>
  );
}
