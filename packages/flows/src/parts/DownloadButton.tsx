import { useEffect, useState } from "react";
import type { Outcome } from "@amberline/api/client";
import { Button, type ButtonProps } from "@amberline/ui/Button";
import { Text } from "@amberline/ui/Text";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { useTranslation } from "../i18n";
import { failureNotice } from "../shared";
import { DownloadRoot } from "./DownloadButton.styles";
import { noticeText } from "./notice";

/** Reads a file from the provider and saves it. */
export type Download = () => Promise<Outcome<unknown, string>>;

export interface DownloadButtonProps extends Omit<ButtonProps, "isBusy" | "onClick"> {
  download: Download;
}

/** Milliseconds after which a download says that it takes a while. */
const PATIENCE = 4_000;

type Progress = "idle" | "busy" | "slow" | "saved" | { failed: string };

/** Downloads a file; shows progress in the button and a failure beside it. */
export function DownloadButton({ download, ...look }: DownloadButtonProps) {
  const { t, i18n } = useTranslation();
  const [progress, setProgress] = useState<Progress>("idle");
  useEffect(() => {
    if (progress !== "busy") return;
    const timer = setTimeout(() => setProgress((now) => (now === "busy" ? "slow" : now)), PATIENCE);
    return () => clearTimeout(timer);
  }, [progress]);
  const start = async () => {
    setProgress("busy");
    const outcome = await download();
    if (outcome.ok) return setProgress("saved");
    const isSaidElsewhere = outcome.problem === "aborted" || outcome.problem === "sessionEnded";
    setProgress(isSaidElsewhere ? "idle" : { failed: noticeText(failureNotice(outcome), t, i18n.language) });
  };
  const isSlow = progress === "slow";
  const said = isSlow ? t("app.downloading") : progress === "saved" ? t("app.downloaded") : null;
  return (
    <DownloadRoot>
      <Button {...look} isBusy={progress === "busy" || isSlow} onClick={() => void start()} />
      {progress === "idle" ? null : <VisuallyHidden role="status">{said}</VisuallyHidden>}
      {isSlow ? (
        <Text size="small" tone="muted" aria-hidden>
          {said}
        </Text>
      ) : null}
      {typeof progress === "object" ? <p role="alert">{progress.failed}</p> : null}
    </DownloadRoot>
  );
}
