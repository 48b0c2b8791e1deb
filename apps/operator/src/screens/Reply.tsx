import { useState } from "react";
import { acceptedAttachments } from "@amberline/domain/attachments";
import { formatFileSize } from "@amberline/domain/fileSize";
import { AttachedFiles } from "@amberline/ui/AttachedFiles";
import { Banner } from "@amberline/ui/Banner";
import { ChatComposer } from "@amberline/ui/ChatComposer";
import { useTranslation } from "../i18n";

const mostFiles = 10;

interface ReplyProps {
  onSend: (text: string, files: readonly File[]) => void;
}

/** A reply with up to ten files. */
export function Reply({ onSend }: ReplyProps) {
  const { t, language } = useTranslation();
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly { id: string; file: File }[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const add = (chosen: File[]) => {
    const all = [...files, ...chosen.map((file) => ({ id: crypto.randomUUID(), file }))];
    setTooMany(all.length > mostFiles);
    setFiles(all.slice(0, mostFiles));
  };
  const send = () => {
    onSend(
      text.trim(),
      files.map(({ file }) => file),
    );
    setText("");
    setFiles([]);
    setTooMany(false);
  };
  return (
    <ChatComposer
      label={t("chat.reply")}
      placeholder={t("chat.reply")}
      value={text}
      words={{ attach: t("chat.attach"), send: t("chat.send") }}
      accept={acceptedAttachments}
      canSend={text.trim() !== "" || files.length > 0}
      onChange={({ value }) => setText(value)}
      onFiles={add}
      onSend={send}
    >
      {isTooMany ? (
        <Banner tone="caution" role="alert">
          {t("chat.tooMany")}
        </Banner>
      ) : null}
      {files.length === 0 ? null : (
        <AttachedFiles
          label={t("files.title")}
          removeLabel={t("files.remove")}
          files={files.map(({ id, file }) => ({
            id,
            name: file.name,
            size: formatFileSize(file.size, language),
          }))}
          onRemove={(id) => setFiles((all) => all.filter((each) => each.id !== id))}
        />
      )}
    </ChatComposer>
  );
}
