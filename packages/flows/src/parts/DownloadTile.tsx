import { useState } from "react";
import type { ClientFile, Outcome } from "@amberline/api/client";
import { formatFileSize } from "@amberline/domain/fileSize";
import { FileTile } from "@amberline/ui/FileTile";
import { useTranslation } from "../i18n";
import { failureNotice } from "../shared";
import { noticeText } from "./notice";

interface DownloadTileProps {
  name: string;
  /** Null while unknown. */
  size: number | null;
  /** Read before the name: "Download". */
  action: string;
  read: () => Promise<Outcome<ClientFile, string>>;
  onRead: (file: ClientFile) => void;
}

/** A kept file that shows its own progress and failure. */
export function DownloadTile({ name, size, action, read, onRead }: DownloadTileProps) {
  const { t, i18n } = useTranslation();
  const [progress, setProgress] = useState<"idle" | "busy" | { failed: string }>("idle");
  const download = async () => {
    setProgress("busy");
    const outcome = await read();
    if (outcome.ok) onRead(outcome.data);
    const isSaidElsewhere = outcome.ok || outcome.problem === "sessionEnded";
    setProgress(isSaidElsewhere ? "idle" : { failed: noticeText(failureNotice(outcome), t, i18n.language) });
  };
  const hasFailed = typeof progress === "object";
  return (
    <FileTile
      name={name}
      hasFailed={hasFailed}
      detail={hasFailed ? progress.failed : size === null ? "" : formatFileSize(size, i18n.language)}
      action={action}
      isBusy={progress === "busy"}
      onClick={() => void download()}
    />
  );
}
