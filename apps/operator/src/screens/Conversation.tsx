import { useMemo, useState } from "react";
import { chatAttachmentAddress, type OperatorMessage } from "@amberline/api/operator";
import { civilDate, formatDay, formatTime } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { ChatLog, type ChatLine } from "@amberline/ui/ChatLog";
import { Files } from "../parts/Files";
import { useOverview } from "../parts/overview";
import { useWords, type Say } from "../words/useWords";
import { Foot, Frame } from "./Conversation.styles";
import { Reply } from "./Reply";
import { useOlder } from "./useOlder";
import { useReplies, type PendingReply } from "./useReplies";

interface ConversationProps {
  loginId: string;
  /** The newest page, oldest first. */
  newest: readonly OperatorMessage[];
  before: number | null;
}

const pendingLine = (say: Say, { id, text, files, problem, day, time }: PendingReply): ChatLine => ({
  ...{ id, text, day, time, isOwn: true, author: say("chat.support"), fileCount: files.length },
  state: problem === null ? "sending" : "failed",
  note: problem === null ? say("chat.sending") : `${say("chat.failed")}. ${problem}`,
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

/** What a customer and the bank have written to each other, and the field for what comes next. */
export function Conversation({ loginId, newest, before }: ConversationProps) {
  const { say, language } = useWords();
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
  const lines = [...arrived, ...replies.pending.map((reply) => pendingLine(say, reply))];
  const last = messages.at(-1);
  const isHeard = last?.sender === "customer" && last.number > seenAtFirst;
  const dayText = (day: string) => {
    const label = formatDay(day, language, today);
    return { text: label.day === "date" ? label.text : say(`chat.${label.day}`) };
  };
  return (
    <Frame>
      <ChatLog
        label={say("chat.log")}
        lines={lines}
        words={{
          you: say("chat.support"),
          sent: say("chat.sent"),
          toLatest: say("chat.toLatest"),
          newMessages: (count) => say("chats.new", { count }),
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
              {say("chat.retry")}
            </Button>
            <Button appearance="plain" onClick={() => replies.discard(id)}>
              {say("chat.discard")}
            </Button>
          </>
        )}
        onStartNear={readOlder}
        heard={isHeard ? { id: last.id, text: `${last.senderName}: ${last.text}` } : null}
      />
      <Foot>
        <Reply onSend={replies.send} />
      </Foot>
    </Frame>
  );
}
