import { type OperatorMessage } from "@amberline/api/operator";
import { expect, test } from "vitest";
import { withNewest, withOlder, type Thread } from "./thread";

const message = (number: number): OperatorMessage => ({
  ...{ id: `m-${number}`, number, sender: "customer", senderName: "Ilze", text: `${number}` },
  ...{ at: "2026-11-21T10:00:00Z", attachments: [] },
});
const page = (from: number, to: number, next: number | null): Thread => ({
  messages: Array.from({ length: to - from + 1 }, (_, at) => message(from + at)),
  next,
});
const numbers = ({ messages }: Thread) => messages.map(({ number }) => number);

test("keeps every loaded message once while the newest page moves on", () => {
  const read = withOlder(page(51, 100, 51), page(1, 50, null));
  const now = withNewest(read, page(61, 110, 61));
  expect(numbers(now)).toEqual(Array.from({ length: 110 }, (_, at) => at + 1));
  expect(now.next).toBeNull();
});

test("starts over at the newest page when it does not connect, so that there is never a hidden gap", () => {
  expect(withNewest(page(1, 50, null), page(52, 101, 52))).toEqual(page(52, 101, 52));
});

test("is the same object when nothing is new", () => {
  const thread = page(1, 50, null);
  expect(withNewest(thread, page(11, 50, 11))).toBe(thread);
});
