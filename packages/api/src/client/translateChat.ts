import {
  chatOpening,
  type Calls,
  type ResponseOf,
  type WireAttachment,
  type WireLiveMessage,
  type WireMessage,
} from "../contract";
import type { ChatAttachment, ChatHistory, ChatMessage, ChatPerson, LiveChatMessage } from "./chatModel";

/** The first message of a thread identifies the customer and is not shown. */
const OPENING = 1;
/** For providers that do not number messages: a new one is the last. */
const last = Number.MAX_SAFE_INTEGER;

/** Only https addresses may be opened. */
function safeAddress(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === "https:" ? href : null;
}

const readAttachment = ({ id, name, type, size, base64, url }: WireAttachment): ChatAttachment => ({
  ...{ id: id || null, name: name ?? "", type: type ?? "", size: size ?? null },
  ...{ base64: base64 || null, url: safeAddress(url) },
});

const filesOf = ({ attachments }: Pick<WireMessage, "attachments">) =>
  (attachments ?? []).map(readAttachment);

/** Seconds since 1970 stay below this for three thousand years; milliseconds have been above it since 1973. */
const mostSeconds = 100_000_000_000;

/** Epoch milliseconds; null for no time at all. A time without a zone is in UTC. */
export function readTime(value: string | number | null | undefined): number | null {
  const text = String(value ?? "").trim();
  const count = Number(text || NaN);
  if (Number.isFinite(count)) return count < mostSeconds ? count * 1000 : count;
  const bare = /^(\d{4}-\d{2}-\d{2})[ T]([\d:.]+)$/.exec(text);
  const at = Date.parse(bare ? `${bare[1]}T${bare[2]}Z` : text);
  return Number.isNaN(at) ? null : at;
}

/** `place` is used if the provider sends no number, and `otherwise` if it sends no time that can be read. */
export const readMessage = (wire: WireMessage, otherwise: number, place = last): ChatMessage => ({
  id: wire.id || `${wire.create_at ?? ""} ${place}`,
  number: wire.number ?? place,
  from: wire.from ?? "support",
  userId: wire.user_id ?? "",
  userName: wire.user_name ?? "",
  text: wire.text ?? "",
  at: readTime(wire.create_at) ?? otherwise,
  attachments: filesOf(wire),
});

/** A time for each message, oldest first: one that has none stands at that of its neighbour. */
function timesOf(fromOldest: readonly WireMessage[]): number[] {
  const read = fromOldest.map((wire) => readTime(wire.create_at));
  let before = read.find((at) => at !== null) ?? 0;
  return read.map((at) => (before = at ?? before));
}

/** The thread, and whose it is. */
interface Asked extends ChatPerson {
  threadId: string | null;
}

const senderOf = ({ user_id: userId }: WireMessage, asked: Asked) =>
  userId && userId === asked.userId ? "customer" : "support";

/**
 * Specification 7: the history comes newest first, and its first message is dropped. Only if that is the opening: a
 * thread that somebody else began may have none.
 */
export function readHistory(
  { messages, root_id: threadId, next }: ResponseOf<Calls["bridgeHistory"]>,
  asked: Asked,
): ChatHistory {
  const isNumbered = messages.every(({ number }) => typeof number === "number");
  const fromOldest = messages.toReversed();
  const times = timesOf(fromOldest);
  const isOpening = ({ number, text }: WireMessage, index: number) =>
    isNumbered ? number === OPENING : index === 0 && text?.trim() === chatOpening(asked);
  const shown = fromOldest.flatMap((wire, index) =>
    isOpening(wire, index)
      ? []
      : readMessage(
          { ...wire, from: wire.from ?? senderOf(wire, asked) },
          times[index] ?? 0,
          index + OPENING,
        ),
  );
  return { threadId: threadId || asked.threadId, messages: shown, next: next ?? null };
}

/** Specification 4: live messages are from support unless the provider says otherwise. */
export const readLiveMessage = (
  { root_id: threadId, message, ...wire }: WireLiveMessage,
  now: number,
): LiveChatMessage => {
  const id = wire.id || `${threadId} ${now} ${message}`;
  return { ...readMessage({ ...wire, id, text: message, user_id: wire.user_id }, now), threadId };
};
