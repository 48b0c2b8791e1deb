import { expect, test } from "vitest";
import { failures, refused } from "../shared/examples";
import { exampleMessages } from "./examples";
import type { ChatContext, OutgoingMessage } from "./outbox";
import { delivered, nextOf, sendNotice, taken, unbrokenUpTo } from "./outbox";

const waiting = (id: string): OutgoingMessage => ({
  ...{ id, text: "Hello", files: [], writtenAt: 9 },
  ...{ state: "waiting", progress: null, problem: null },
});
const context: ChatContext = {
  ...{ userId: "u-1", email: "ilze@example.com", threadId: null, next: null, newest: null, notice: null },
  messages: exampleMessages,
  outbox: [{ ...waiting("own-0"), state: "failed" }, waiting("own-1"), waiting("own-2")],
};
const [first] = exampleMessages;
if (!first) throw new Error("There is no example.");

test("history is reread from the first missing message, not from the last known one [4]", () => {
  expect(unbrokenUpTo(context)).toBe(6);
  const sentMeanwhile = { ...first, id: "own-1", number: 9 };
  expect(unbrokenUpTo({ messages: [...exampleMessages, sentMeanwhile] })).toBe(6);
});

test("history is reread in full if the provider does not number messages", () => {
  expect(unbrokenUpTo({ messages: [{ ...first, number: Number.MAX_SAFE_INTEGER }] })).toBeNull();
  expect(unbrokenUpTo({ messages: [] })).toBeNull();
  expect(unbrokenUpTo({ messages: null })).toBeNull();
});

test("messages are sent one by one, in order; a failed one waits for a retry", () => {
  expect(nextOf(context)?.id).toBe("own-1");
  expect(nextOf({ outbox: [] })).toBeNull();
});

test("a message received on the stream is no longer in the outbox, and appears once [4]", () => {
  const echo = { ...first, id: "own-1", number: 7 };
  const { messages, outbox } = taken(context, [echo, echo]);
  expect(messages.filter(({ id }) => id === "own-1")).toHaveLength(1);
  expect(outbox.map(({ id }) => id)).toEqual(["own-0", "own-2"]);
});

test("a message is built from the sent text if the provider returns only its id", () => {
  const now = delivered(context, { id: "theirs", threadId: "t-1", message: null });
  expect(now.messages.at(-1)).toMatchObject({ id: "theirs", text: "Hello", from: "customer", at: 9 });
  expect([now.threadId, now.outbox.length]).toEqual(["t-1", 2]);
});

test.each([
  ["net", "error.access", undefined],
  ["403", "error.forbidden", undefined],
  ["500", "chat.sendFailed", undefined],
  ["500.text", "chat.sendFailed", "Please call us"],
] as const)("of %s is said %s [8]", (name, key, text) => {
  expect(sendNotice(failures[name])).toEqual(text ? { key, text } : { key });
});

test("a missing file is reported", () => {
  expect(sendNotice(refused("FILE_UNREADABLE", ""))).toEqual({ key: "chat.fileUnreadable" });
});
