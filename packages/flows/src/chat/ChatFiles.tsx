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

/** Reads a file of the chat. */
export type ReadAttachment = (attachment: ChatAttachment) => Promise<Outcome<ClientFile>>;

interface SentFileProps {
  attachment: ChatAttachment;
  read: ReadAttachment;
  save: (file: ClientFile) => void;
}

/** Where a file is that only another host has; null for one that the provider answers. */
const elsewhere = ({ id, base64, url }: ChatAttachment) => (id === null && base64 === null ? url : null);

/** A file of the chat: downloaded here, or behind a link. */
export function SentFile(props: SentFileProps) {
  const { t } = useTranslation();
  const { attachment } = props;
  const url = elsewhere(attachment);
  const name = attachment.name || t("chat.file");
  if (url === null) return <DownloadedFile {...props} attachment={{ ...attachment, name }} />;
  return <FileLink href={url} name={name} detail={new URL(url).host} action={t("chat.openElsewhere")} />;
}

/** A file to be downloaded: waits on itself, and says on itself when it could not be had. */
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

/** A picture, small, once it is there; a file like any other when it could not be had, or is none after all. */
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

/** A file of a message that is not sent yet: there is nothing to download. */
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
