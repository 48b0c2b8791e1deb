import type { Ref } from "react";
import { acceptedAttachments, isPictureType } from "@amberline/domain/attachments";
import { chatFileLimit, largestChatFiles, longestChatText } from "@amberline/domain/chat";
import { formatFileSize } from "@amberline/domain/fileSize";
import { AttachedFiles } from "@amberline/ui/AttachedFiles";
import { Banner } from "@amberline/ui/Banner";
import { ChatComposer } from "@amberline/ui/ChatComposer";
import { useTranslation } from "../i18n";
import { supportWords, type SupportLocale } from "./supportWords";
import type { RefusedFiles, useDraft } from "./useDraft";

interface ChatWritingProps {
  draft: ReturnType<typeof useDraft>;
  supportLocale: SupportLocale;
  onSend: () => void;
  /** The text area. */
  ref: Ref<HTMLTextAreaElement>;
}

function RefusedBanner({ refused, supportLocale }: { refused: RefusedFiles; supportLocale: SupportLocale }) {
  const { t, i18n } = useTranslation();
  const { problem, name } = refused;
  if (problem === "tooMany")
    return (
      <Banner tone="caution" role="alert" lang={supportLocale}>
        {supportWords[supportLocale].tooManyFiles(chatFileLimit)}
      </Banner>
    );
  const limit = formatFileSize(largestChatFiles, i18n.language);
  return (
    <Banner tone="caution" role="alert">
      {t(`chat.files.${problem}`, { name, limit })}
    </Banner>
  );
}

/** The composer, with attachments and their problems. */
export function ChatWriting({ draft, supportLocale, onSend, ref }: ChatWritingProps) {
  const { t, i18n } = useTranslation();
  const { text, files, refused, isTooLong, canSend } = draft;
  return (
    <ChatComposer
      ref={ref}
      label={t("chat.message")}
      placeholder={t("chat.placeholder")}
      value={text}
      onChange={({ value }) => draft.write(value)}
      words={{ attach: t("chat.attach"), send: t("chat.send") }}
      accept={acceptedAttachments}
      onFiles={draft.attach}
      canSend={canSend}
      onSend={onSend}
    >
      {refused ? <RefusedBanner refused={refused} supportLocale={supportLocale} /> : null}
      {isTooLong ? (
        <Banner tone="caution" role="alert">
          {t("error.text.tooLong", { limit: longestChatText })}
        </Banner>
      ) : null}
      <AttachedFiles
        label={t("chat.attachedFiles")}
        layout="tiles"
        removeLabel={t("chat.remove")}
        onRemove={draft.detach}
        files={files.map(({ id, file }) => ({
          id,
          name: file.name,
          size: formatFileSize(file.size, i18n.language),
          isPicture: isPictureType(file.type),
        }))}
      />
    </ChatComposer>
  );
}
