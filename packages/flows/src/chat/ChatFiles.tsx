import { useEffect, useState } from "react";
import type { ChatAttachment, ClientFile, Outcome } from "@amberline/api/client";
import { isPictureType } from "@amberline/domain/attachments";
import { formatFileSize } from "@amberline/domain/fileSize";
import { FileLink, FileTile, PictureTile } from "@amberline/ui/FileTile";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { useTranslation } from "../i18n";
import { noticeText } from "../parts";
import { failureNotice } from "../shared";

const PictureDialog = lazyComponent(() => import("./PictureDialog"), { close: ({ onClose }) => onClose() });

export type ReadAttachment = (attachment: ChatAttachment) => Promise<Outcome<ClientFile>>;

interface SentFileProps {
  attachment: ChatAttachment;
  read: ReadAttachment;
  save: (file: ClientFile) => void;
}

/** Address of a file on another host; null for the provider's files. */
const elsewhere = ({ id, base64, url }: ChatAttachment) => (id === null && base64 === null ? url : null);

/** A chat file: a download, or a link to another host. */
export function SentFile(props: SentFileProps) {
  const { t } = useTranslation();
  const { attachment } = props;
  const url = elsewhere(attachment);
  const name = attachment.name || t("chat.file");
  if (url === null) return <DownloadedFile {...props} attachment={{ ...attachment, name }} />;
  return <FileLink href={url} name={name} detail={new URL(url).host} action={t("chat.openElsewhere")} />;
}

/** A downloadable file that shows its own progress and failure. */
function DownloadedFile({ attachment, read, save }: SentFileProps) {
  const { t, i18n } = useTranslation();
  const [progress, setProgress] = useState<"idle" | "busy" | { failed: string }>("idle");
  const { name, size } = attachment;
  const download = async () => {
    setProgress("busy");
    const outcome = await read(attachment);
    if (outcome.ok) save(outcome.data);
    const isSaidElsewhere = outcome.ok || outcome.problem === "sessionEnded";
    setProgress(isSaidElsewhere ? "idle" : { failed: noticeText(failureNotice(outcome), t, i18n.language) });
  };
  const hasFailed = typeof progress === "object";
  return (
    <FileTile
      name={name}
      hasFailed={hasFailed}
      detail={hasFailed ? progress.failed : size === null ? "" : formatFileSize(size, i18n.language)}
      action={t("chat.download")}
      isBusy={progress === "busy"}
      onClick={() => void download()}
    />
  );
}

/** A thumbnail once loaded; a plain file if it fails or is not an image. */
export function SentPicture({ attachment, read, save }: SentFileProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome<ClientFile> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isShown = true;
    void read(attachment).then((answer) => isShown && setOutcome(answer));
    return () => void (isShown = false);
  }, [attachment, read]);

  const picture = outcome?.ok && isPictureType(outcome.data.content.type) ? outcome.data : null;
  if ((outcome && !picture) || isBroken) return <SentFile attachment={attachment} read={read} save={save} />;
  return (
    <>
      <PictureTile
        name={attachment.name}
        action={t("chat.openPicture")}
        picture={picture?.content ?? null}
        onClick={() => setOpen(picture !== null)}
        onBroken={() => setBroken(true)}
      />
      {picture && isOpen ? (
        <PictureDialog picture={picture} onSave={() => save(picture)} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

/** A file of an unsent message; not downloadable. */
export function OwnFile({ file, isBusy }: { file: File; isBusy: boolean }) {
  const { t, i18n } = useTranslation();
  const [isBroken, setBroken] = useState(false);
  const { name } = file;
  if (isPictureType(file.type) && !isBroken)
    return (
      <PictureTile
        name={name}
        action={t("chat.attached")}
        picture={file}
        aria-disabled
        onBroken={() => setBroken(true)}
      />
    );
  return (
    <FileTile
      name={name}
      detail={formatFileSize(file.size, i18n.language)}
      action={t("chat.attached")}
      isBusy={isBusy}
      aria-disabled
    />
  );
}
