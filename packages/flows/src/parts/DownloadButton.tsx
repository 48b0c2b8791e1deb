import { useState } from "react";
import type { Outcome } from "@amberline/api/client";
import { Button, type ButtonProps } from "@amberline/ui/Button";
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

type Progress = "idle" | "busy" | "saved" | { failed: string };

/** Downloads a file; shows progress in the button and a failure beside it. */
export function DownloadButton({ download, ...look }: DownloadButtonProps) {
  const { t, i18n } = useTranslation();
  const [progress, setProgress] = useState<Progress>("idle");
  const start = async () => {
    setProgress("busy");
    const outcome = await download();
    if (outcome.ok) return setProgress("saved");
    const isSaidElsewhere = outcome.problem === "aborted" || outcome.problem === "sessionEnded";
    setProgress(isSaidElsewhere ? "idle" : { failed: noticeText(failureNotice(outcome), t, i18n.language) });
  };
  return (
    <DownloadRoot>
      <Button {...look} isBusy={progress === "busy"} onClick={() => void start()} />
      {progress === "idle" ? null : (
        <VisuallyHidden role="status">{progress === "saved" ? t("app.downloaded") : null}</VisuallyHidden>
      )}
      {typeof progress === "object" ? <p role="alert">{progress.failed}</p> : null}
    </DownloadRoot>
  );
}
