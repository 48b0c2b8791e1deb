import { dayMs, minuteMs } from "@amberline/domain/dates";
import type { ChatMessage, ChatStreamEnd, LiveChatMessage, Outcome } from "@amberline/api/client";
import type { ChatEvent, HistoryOutcome, SendOutcome } from "@amberline/flows/chat";
import { chatMachine } from "@amberline/flows/chat/machine";
import { exampleMessage, exampleMessages, monday } from "@amberline/flows/chat/examples";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const at = monday + 5 * dayMs + 2 * minuteMs;

const older = exampleMessage(1, { text: "An older one", at: monday - 9 * dayMs });

const reply = exampleMessage(7, { text: "Have a good day!", at: monday + 5 * dayMs + minuteMs });

const live = (over: Partial<LiveChatMessage> = {}): LiveChatMessage => ({
  ...reply,
  threadId: "t-1",
  ...over,
});

const echo = live({ id: "own-1", number: 8, from: "customer", userId: "u-1", text: "Hello" });

const write = (id: string, text: string, files: readonly File[] = []): ChatEvent => ({
  type: "message.write",
  ...{ id, text, files, at },
});

const receipt = new File(["receipt"], "receipt.pdf", { type: "application/pdf" });

const customer: Record<string, ChatEvent> = {
  "message.write": write("own-1", "Hello"),
  "message.write:files": write("own-2", "", [receipt]),
  "message.write:nothing": write("own-3", " \n "),
  "message.retry": { type: "message.retry", id: "own-1" },
  "message.retry:files": { type: "message.retry", id: "own-2" },
  "message.discard": { type: "message.discard", id: "own-1" },
  "history.retry": { type: "history.retry" },
  "history.older": { type: "history.older" },
  "stream.retry": { type: "stream.retry" },
};

const heard = (message: LiveChatMessage, storedThread: string | null = null): ChatEvent => ({
  type: "stream.message",
  ...{ message, storedThread },
});

const ended = (end: ChatStreamEnd): ChatEvent => ({ type: "stream.closed", end });

const line: Record<string, ChatEvent> = {
  "stream.opened": { type: "stream.opened" },
  "stream.message": heard(live()),
  "stream.message:echo": heard(echo),
  "stream.message:stored": heard(live(), "t-1"),
  "stream.message:otherThread": heard(live({ threadId: "t-9" })),
  "stream.closed": ended({ ok: false, problem: "closed" }),
  "stream.closed:dropped": ended(failures.net),
  "message.progressed": { type: "message.progressed", id: "own-2", share: 0.42 },
};

const surroundings: Record<string, ChatEvent> = {};

const page = (
  messages: readonly ChatMessage[],
  next: number | null,
  threadId: string | null = "t-1",
): HistoryOutcome => ({ ok: true, data: { threadId, messages: [...messages], next } });

/** A file stored on another host. */
const terms = {
  ...{ id: null, name: "terms.pdf", type: "", size: null, base64: null },
  url: "https://files.amberline.example/terms.pdf",
};

const read: Record<string, HistoryOutcome> = {
  ok: page(exampleMessages, 2),
  all: page([...exampleMessages, exampleMessage(7, { text: "", attachments: [terms] })], null),
  none: page([], null, null),
  ...failures,
};

const readBefore: Record<string, HistoryOutcome> = { ok: page([older], null), ...failures };

const sent: Record<string, SendOutcome> = {
  ok: {
    ok: true,
    data: { id: "own-1", threadId: "t-1", message: exampleMessage(8, { id: "own-1", text: "Hello", at }) },
  },
  "ok.bare": { ok: true, data: { id: "own-1", threadId: "t-1", message: null } },
  unreadable: refused("FILE_UNREADABLE", ""),
  refused: refused("other", "Files of this kind are not taken"),
  ...failures,
};

const person = { userId: "u-1", email: "ilze.berzina@example.com" };

const opened: Record<string, Outcome<string>> = { ok: { ok: true, data: "t-1" }, ...failures };

const offered = ({ children }: { children: object }) => ("listen" in children ? line : {});

export const chatFlow: FlowDefinition<typeof chatMachine> = {
  id: "chat",
  machine: chatMachine,
  inputs: { known: { ...person, threadId: "t-1" }, newcomer: { ...person, threadId: null } },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...examples("environment", { ...offered(snapshot), ...surroundings }),
    ...answers(snapshot, "listen", {}),
    ...answers(snapshot, "readHistory", read),
    ...answers(snapshot, "readOlder", readBefore),
    ...answers(snapshot, "openThread", opened),
    ...answers(snapshot, "sendMessage", sent),
  ],
  project: ({ messages, next, outbox, threadId }) => [
    messages === null ? null : messages.length > 0,
    next === null,
    threadId,
    outbox.map(({ id, state }) => `${id} ${state === "waiting"}`).slice(0, 2),
  ],
  requirements: {
    "active.line.on.opening": ["4 chat", "7 live stream"],
    "active.line.on.connected": ["4 chat", "7 live stream"],
    "active.line.off": ["4 the live connection does not reconnect"],
    "active.history.waiting": ["2.16"],
    "active.history.reading": ["2.16", "7 get-history"],
    "active.history.failed": ["8 Error fetching messages"],
    "active.history.shown": ["2.16 message history"],
    "active.history.readingOlder": ["2.16 message history"],
    "active.history.olderFailed": ["8 Error fetching messages"],
    "active.outbox.idle": ["2.16"],
    "active.outbox.opening": ["4 chat"],
    "active.outbox.sending": ["7 message", "8 Error sending message"],
  },
  texts: [...failureKeys, "chat.historyFailed", "chat.sendFailed", "chat.fileUnreadable"],
  takenWhileBusy: ["stream.retry"],
  unreachable: {},
};
