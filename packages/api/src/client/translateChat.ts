import type { Calls, ResponseOf, WireAttachment, WireLiveMessage, WireMessage } from "../contract";
import type { ChatAttachment, ChatHistory, ChatMessage, LiveChatMessage } from "./chatModel";
import { readInstant } from "./translateAccount";

/** The first message of a thread identifies the customer and is not shown. */
const OPENING = 1;
/** For providers that do not number messages: a new one is the last. */
const last = Number.MAX_SAFE_INTEGER;

const readAttachment = ({ id, name, type, size, base64 }: WireAttachment): ChatAttachment => ({
  ...{ id: id || null, name, type: type ?? "", size: size ?? null },
  base64: base64 || null,
});

const filesOf = ({ attachments }: Pick<WireMessage, "attachments">) =>
  (attachments ?? []).map(readAttachment);

/** `place` is used if the provider sends no number. */
export const readMessage = (wire: WireMessage, place = last): ChatMessage => ({
  id: wire.id || `${wire.create_at} ${place}`,
  number: wire.number ?? place,
  from: wire.from ?? "support",
  userId: wire.user_id,
  userName: wire.user_name ?? "",
  text: wire.text,
  at: readInstant(wire.create_at),
  attachments: filesOf(wire),
});

/** Specification 7: the history comes newest first, and its first message is dropped. */
export function readHistory(
  { messages, root_id: threadId, next }: ResponseOf<Calls["bridgeHistory"]>,
  asked: { threadId: string | null; userId: string | null },
): ChatHistory {
  const isNumbered = messages.every(({ number }) => typeof number === "number");
  const fromOldest = messages
    .toReversed()
    .map((wire, index) =>
      readMessage({ ...wire, from: wire.from ?? senderOf(wire, asked) }, index + OPENING),
    );
  const shown = isNumbered ? fromOldest.filter(({ number }) => number > OPENING) : fromOldest.slice(1);
  return { threadId: threadId || asked.threadId, messages: shown, next: next ?? null };
}

const senderOf = ({ user_id: userId }: WireMessage, asked: { userId: string | null }) =>
  userId !== "" && userId === asked.userId ? "customer" : "support";

/** Specification 4: live messages are from support unless the provider says otherwise. */
export const readLiveMessage = (wire: WireLiveMessage, now: number): LiveChatMessage => ({
  threadId: wire.root_id,
  id: wire.id || `${wire.root_id} ${now} ${wire.message}`,
  number: wire.number ?? last,
  from: wire.from ?? "support",
  userId: wire.user_id ?? "",
  userName: wire.user_name ?? "",
  text: wire.message,
  at: wire.create_at ? readInstant(wire.create_at) : now,
  attachments: filesOf(wire),
});
