import { useMemo, useState } from "react";
import { chatAttachmentAddress, replyToChat, type OperatorMessage } from "@amberline/api/operator";
import { civilDate, formatDay, formatTime } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { ChatLog, type ChatLine } from "@amberline/ui/ChatLog";
import { Files } from "../parts/Files";
import { May } from "../parts/May";
import { useOverview } from "../parts/overview";
import { useTranslation, type Translate } from "../i18n";
import { Foot, Frame } from "./Conversation.styles";
import { Reply } from "./Reply";
import { useOlder } from "./useOlder";
import { useReplies, type PendingReply } from "./useReplies";

interface ConversationProps {
  loginId: string;
  /** The newest page, oldest message first. */
  newest: readonly OperatorMessage[];
  before: number | null;
}

const pendingLine = (t: Translate, { id, text, files, problem, day, time }: PendingReply): ChatLine => ({
  ...{ id, text, day, time, isOwn: true, author: t("chat.support"), fileCount: files.length },
  state: problem === null ? "sending" : "failed",
  note: problem === null ? t("chat.sending") : `${t("chat.failed")}. ${problem}`,
});

const lineOf = (language: string, timeZone: string, message: OperatorMessage): ChatLine => {
  const { id, text, senderName: author, sender, attachments } = message;
  const at = Date.parse(message.at);
  return {
    ...{ id, text, author, isOwn: sender === "support", fileCount: attachments.length },
    time: formatTime(at, language, timeZone),
    day: civilDate(at, timeZone),
  };
};

export function Conversation({ loginId, newest, before }: ConversationProps) {
  const { t, language } = useTranslation();
  const { bank, now } = useOverview();
  const { messages, readOlder } = useOlder(loginId, { messages: newest, next: before });
  const [seenAtFirst] = useState(() => newest.at(-1)?.number ?? 0);
  const today = civilDate(now, bank.timeZone);
  const replies = useReplies(loginId, messages, {
    day: today,
    time: formatTime(now, language, bank.timeZone),
  });
  const arrived = useMemo(
    () => messages.map((message) => lineOf(language, bank.timeZone, message)),
    [messages, language, bank.timeZone],
  );
  const lines = [...arrived, ...replies.pending.map((reply) => pendingLine(t, reply))];
  const last = messages.at(-1);
  const isAnnounced = last?.sender === "customer" && last.number > seenAtFirst;
  const dayText = (day: string) => {
    const label = formatDay(day, language, today);
    return { text: label.day === "date" ? label.text : t(`chat.${label.day}`) };
  };
  return (
    <Frame>
      <ChatLog
        label={t("chat.log")}
        lines={lines}
        words={{
          you: t("chat.support"),
          sent: t("chat.sent"),
          toLatest: t("chat.toLatest"),
          newMessages: (count) => t("chats.new", { count }),
        }}
        dayLabel={dayText}
        renderFiles={(id) => (
          <Files
            files={messages.find((message) => message.id === id)?.attachments ?? []}
            addressOf={chatAttachmentAddress}
          />
        )}
        renderActions={(id) => (
          <>
            <Button appearance="plain" onClick={() => replies.retry(id)}>
              {t("chat.retry")}
            </Button>
            <Button appearance="plain" onClick={() => replies.discard(id)}>
              {t("chat.discard")}
            </Button>
          </>
        )}
        onStartNear={readOlder}
        announcement={isAnnounced ? { id: last.id, text: `${last.senderName}: ${last.text}` } : null}
      />
      <May call={replyToChat}>
        <Foot>
          <Reply onSend={replies.send} />
        </Foot>
      </May>
    </Frame>
  );
}
