import { expect, test } from "vitest";
import { createChatThread } from "./chatThread";

function kept(begun: unknown = null) {
  let value = begun;
  const thread = createChatThread({ read: () => value, write: (_, next) => void (value = next) });
  return { thread, value: () => value };
}

test("only the customer it belongs to gets the thread back [4-26]", () => {
  const { thread } = kept();
  thread.keep({ userId: "u-1", threadId: "t-1" });
  expect([thread.read("u-1"), thread.read("u-2")]).toEqual(["t-1", null]);
});

test("stores only ids, and nothing before there is a thread", () => {
  const { thread, value } = kept();
  thread.keep({ userId: "u-1", threadId: null });
  expect(value()).toBeNull();
  thread.keep({ userId: "u-1", threadId: "t-1" });
  expect(value()).toEqual({ userId: "u-1", threadId: "t-1" });
  thread.keep({ userId: "u-1", threadId: null });
  expect(value()).toBeNull();
});

test.each([[null], ["t-1"], [{ userId: "u-1" }], [{ userId: 1, threadId: "t-1" }]])(
  "storage that says %j counts as empty",
  (begun) => expect(kept(begun).thread.read("u-1")).toBeNull(),
);
