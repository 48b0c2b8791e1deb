import { useEffect, useState } from "react";
import type { ChatAttachment, ClientFile, Outcome } from "@amberline/api/client";
import { isPictureType } from "@amberline/domain/attachments";
import { formatFileSize } from "@amberline/domain/fileSize";
import { FileLink, FileTile, PictureTile } from "@amberline/ui/FileTile";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { useTranslation } from "../i18n";
import { DownloadTile } from "../parts/DownloadTile";

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
export function SentFile({ attachment, read, save }: SentFileProps) {
  const { t } = useTranslation();
  const url = elsewhere(attachment);
  const name = attachment.name || t("chat.file");
  if (url === null)
    return (
      <DownloadTile
        name={name}
        size={attachment.size}
        action={t("chat.download")}
        read={() => read({ ...attachment, name })}
        onRead={save}
      />
    );
  return <FileLink href={url} name={name} detail={new URL(url).host} action={t("chat.openElsewhere")} />;
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
        onClick={() => setOpen(true)}
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
