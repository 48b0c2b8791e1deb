import type { ChatAttachment, ChatMessage } from "@amberline/api/client";
import { civilDate, formatTime } from "@amberline/domain/dates";
import type { ChatLine } from "@amberline/ui/ChatLog";
import type { ChatContext, OutgoingMessage } from "./outbox";

interface ChatLabels {
  locale: string;
  timeZone: string;
  /** The customer's name. */
  name: string;
  /** Fallback name of support. */
  support: string;
}

/** Status of an unsent message. */
type NoteOf = (message: OutgoingMessage) => string;

interface Talk extends Pick<ChatContext, "messages" | "outbox"> {
  noteOf: NoteOf;
}

const written = (at: number, { locale, timeZone }: ChatLabels) => ({
  time: formatTime(at, locale, timeZone),
  day: civilDate(at, timeZone),
});

const arrived = (message: ChatMessage, place: ChatLabels): ChatLine => {
  const isOwn = message.from === "customer";
  return {
    id: message.id,
    isOwn,
    author: isOwn ? place.name : message.userName || place.support,
    text: message.text,
    fileCount: message.attachments.length,
    ...written(message.at, place),
  };
};

const outgoing = (message: OutgoingMessage, place: ChatLabels, note: string): ChatLine => ({
  id: message.id,
  isOwn: true,
  author: place.name,
  text: message.text,
  fileCount: message.files.length,
  state: message.state === "waiting" ? "sending" : "failed",
  note,
  ...written(message.writtenAt, place),
});

/**
 * The chat as displayed: delivered messages, then unsent ones. Lines of delivered messages are cached, because formatting
 * thousands of times is slow.
 */
export function createLines(place: ChatLabels): (talk: Talk) => ChatLine[] {
  const known = new WeakMap<ChatMessage, ChatLine>();
  const lineOf = (message: ChatMessage) => {
    const line = known.get(message) ?? arrived(message, place);
    known.set(message, line);
    return line;
  };
  return ({ messages, outbox, noteOf }) => [
    ...(messages ?? []).map(lineOf),
    ...outbox.map((message) => outgoing(message, place, noteOf(message))),
  ];
}

export function filesOf(
  { messages, outbox }: ChatContext,
  id: string,
): { attachments: readonly ChatAttachment[]; outgoing: OutgoingMessage | undefined } {
  const attachments = messages?.find((message) => message.id === id)?.attachments ?? [];
  return { attachments, outgoing: outbox.find((message) => message.id === id) };
}
