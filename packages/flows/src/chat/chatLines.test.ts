import { expect, test } from "vitest";
import { exampleMessages } from "./examples";
import type { ChatContext, OutgoingMessage } from "./outbox";
import { createLines, filesOf } from "./chatLines";

const waiting: OutgoingMessage = {
  id: "own-1",
  text: "Hello",
  files: [new File(["x"], "x.pdf")],
  writtenAt: Date.UTC(2026, 10, 21, 22, 30),
  state: "waiting",
  progress: null,
  problem: null,
};
const context: ChatContext = {
  ...{ userId: "u-1", email: "ilze@example.com", threadId: "t-1", next: null, newest: null, notice: null },
  messages: exampleMessages,
  outbox: [waiting, { ...waiting, id: "own-2", files: [], state: "failed" }],
};
const place = {
  ...{ locale: "en", timeZone: "Europe/Riga", name: "Ilze Bērziņa", support: "Support" },
};
const noteOf = ({ state }: OutgoingMessage) => `it is ${state}`;
const talk = { ...context, noteOf };

test("unsent messages follow delivered ones, under the current day in the bank's time zone [2.16-1]", () => {
  const lines = createLines(place)(talk);
  expect(lines.map(({ id }) => id)).toEqual(["m-2", "m-3", "m-4", "m-5", "m-6", "own-1", "own-2"]);
  expect(lines.at(-1)).toMatchObject({ isOwn: true, state: "failed", note: "it is failed", fileCount: 0 });
  expect(lines.at(-2)).toMatchObject({ state: "sending", time: "00:30", day: "2026-11-22", fileCount: 1 });
});

test("a line is created once, however often the chat renders", () => {
  const lines = createLines(place);
  const [one, again] = [lines(talk), lines({ ...talk, messages: [...exampleMessages] })];
  expect(again.slice(0, 5).map((line, at) => line === one[at])).toEqual([true, true, true, true, true]);
});

test("support has the provider's name for it, or the bank's default", () => {
  const [, message] = exampleMessages;
  if (!message) throw new Error("There is no example.");
  const named = (userName: string) =>
    createLines(place)({ ...talk, messages: [{ ...message, userName }] })[0]?.author;
  expect([named("Anna"), named("")]).toEqual(["Anna", "Support"]);
});

test("files are the provider's once the message is delivered, and local before", () => {
  expect(filesOf(context, "m-3")).toMatchObject({ attachments: [{ name: "tariffs-2026.pdf" }] });
  expect(filesOf(context, "own-1")).toEqual({ attachments: [], outgoing: waiting });
  expect(filesOf(context, "nobody's")).toEqual({ attachments: [], outgoing: undefined });
});
