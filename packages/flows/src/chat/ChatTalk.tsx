import { useCallback, useMemo } from "react";
import { type ChatLine, ChatLog } from "@amberline/ui/ChatLog";
import { Button } from "@amberline/ui/Button";
import { isPictureType } from "@amberline/domain/attachments";
import type { ClientFile } from "@amberline/api/client";
import { useTranslation } from "../i18n";
import { noticeText } from "../parts";
import type { ChatContext, OutgoingMessage } from "./outbox";
import { createLines, filesOf } from "./chatLines";
import type { ChatEvent } from "./chat.setup";
import { OwnFile, SentFile, SentPicture, type ReadAttachment } from "./ChatFiles";
import { supportDay, type SupportLocale } from "./supportWords";

/** Status of an unsent message. */
function useNoteOf() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    ({ state, progress, problem }: OutgoingMessage) => {
      if (state !== "waiting") {
        const failed = t("chat.sendFailed");
        const reason = problem ? noticeText(problem, t, language) : failed;
        return reason === failed ? failed : `${failed}. ${reason}`;
      }
      const share = new Intl.NumberFormat(language, { style: "percent" });
      return progress === null ? t("chat.sending") : `${t("chat.sending")} ${share.format(progress)}`;
    },
    [t, language],
  );
}

/** Chat lines, stable while typing, because the list measures new objects again. */
function useLines(
  { messages, outbox }: Pick<ChatContext, "messages" | "outbox">,
  { name, timeZone }: { name: string; timeZone: string },
): ChatLine[] {
  const { t, i18n } = useTranslation();
  const support = t("chat.support");
  const locale = i18n.language;
  const noteOf = useNoteOf();
  const draw = useMemo(
    () => createLines({ locale, timeZone, name, support }),
    [locale, timeZone, name, support],
  );
  return useMemo(() => draw({ messages, outbox, noteOf }), [draw, messages, outbox, noteOf]);
}

export interface ChatTalkProps {
  context: ChatContext;
  send: (event: ChatEvent) => void;
  supportLocale: SupportLocale;
  /** The customer's name. */
  name: string;
  /** Today in the bank's time zone, yyyy-MM-dd. */
  today: string;
  timeZone: string;
  readAttachment: ReadAttachment;
  saveFile: (file: ClientFile) => void;
  /** Puts a refused message back into the draft. */
  onEdit: (message: OutgoingMessage) => void;
}

/** Sent and unsent messages. */
export function ChatTalk(props: ChatTalkProps) {
  const { context, send, supportLocale, name, today, timeZone, readAttachment, saveFile, onEdit } = props;
  const { t } = useTranslation();
  const { newest } = context;
  const support = t("chat.support");
  const lines = useLines(context, { name, timeZone });
  const files = (id: string) => {
    const { attachments, outgoing } = filesOf(context, id);
    const parts = { read: readAttachment, save: saveFile };
    return (
      <>
        {attachments.map((attachment, at) => {
          const key = attachment.id ?? at;
          const Sent = isPictureType(attachment.type) ? SentPicture : SentFile;
          return <Sent key={key} attachment={attachment} {...parts} />;
        })}
        {outgoing?.files.map((file, at) => (
          <OwnFile key={at} file={file} isBusy={outgoing.state === "waiting"} />
        ))}
      </>
    );
  };
  const actions = (id: string) => {
    const { outgoing } = filesOf(context, id);
    return (
      <>
        <Button appearance="plain" onClick={() => send({ type: "message.retry", id })}>
          {t("chat.retry")}
        </Button>
        {outgoing?.state === "refused" ? (
          <Button appearance="plain" onClick={() => onEdit(outgoing)}>
            {t("chat.edit")}
          </Button>
        ) : null}
        <Button appearance="plain" onClick={() => send({ type: "message.discard", id })}>
          {t("chat.discard")}
        </Button>
      </>
    );
  };
  return (
    <ChatLog
      label={t("chat.log")}
      lines={lines}
      words={{
        you: t("chat.you"),
        sent: t("chat.sent"),
        toLatest: t("chat.toLatest"),
        newMessages: (count) => t("chat.newMessages", { count: String(count) }),
      }}
      dayLabel={(day) => ({ text: supportDay(day, supportLocale, today), lang: supportLocale })}
      renderFiles={files}
      renderActions={actions}
      onStartNear={() => send({ type: "history.older" })}
      announcement={
        newest
          ? {
              id: newest.id,
              text: t("chat.heard", {
                name: newest.userName || support,
                text: newest.text || t("chat.filesOnly"),
              }),
            }
          : null
      }
    />
  );
}
