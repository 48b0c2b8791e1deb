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

test("history is read again from the first message that is missing, not from the last that is held [4]", () => {
  expect(unbrokenUpTo(context)).toBe(6);
  const sentMeanwhile = { ...first, id: "own-1", number: 9 };
  expect(unbrokenUpTo({ messages: [...exampleMessages, sentMeanwhile] })).toBe(6);
});

test("a provider that does not number has its history read anew", () => {
  expect(unbrokenUpTo({ messages: [{ ...first, number: Number.MAX_SAFE_INTEGER }] })).toBeNull();
  expect(unbrokenUpTo({ messages: [] })).toBeNull();
  expect(unbrokenUpTo({ messages: null })).toBeNull();
});

test("messages go one by one, in the order they were written; one that failed waits to be asked for", () => {
  expect(nextOf(context)?.id).toBe("own-1");
  expect(nextOf({ outbox: [] })).toBeNull();
});

test("a message heard on the line is no longer on its way, and stands once [4]", () => {
  const echo = { ...first, id: "own-1", number: 7 };
  const { messages, outbox } = taken(context, [echo, echo]);
  expect(messages.filter(({ id }) => id === "own-1")).toHaveLength(1);
  expect(outbox.map(({ id }) => id)).toEqual(["own-0", "own-2"]);
});

test("a provider that tells no more than the id has its message put together from what was written", () => {
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

test("a file that is gone is said to be", () => {
  expect(sendNotice(refused("FILE_UNREADABLE", ""))).toEqual({ key: "chat.fileUnreadable" });
});
