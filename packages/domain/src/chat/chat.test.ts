import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chatFileLimit, chatFilesProblem, largestChatFiles, mergeMessages } from ".";

const files = (count: number, size = 1) =>
  Array.from({ length: count }, (_, nth) => ({ name: `${nth}.png`, size }));

describe("the files of a message", () => {
  it("are at most ten [5-30] [9-6]", () => {
    expect(chatFileLimit).toBe(10);
    expect(chatFilesProblem(files(10))).toBeNull();
    expect(chatFilesProblem(files(11))).toEqual({ problem: "tooMany", name: null });
  });

  it("are at most ten million bytes together", () => {
    expect(chatFilesProblem(files(10, largestChatFiles / 10))).toBeNull();
    const more = [...files(9, largestChatFiles / 10), { name: "9.png", size: largestChatFiles / 10 + 1 }];
    expect(chatFilesProblem(more)).toEqual({ problem: "tooLarge", name: null });
  });

  it("are of types that execute nothing, and not empty", () => {
    expect(chatFilesProblem([])).toBeNull();
    expect(chatFilesProblem([...files(1), { name: "x.svg", size: 1 }])).toEqual({
      problem: "kind",
      name: "x.svg",
    });
    expect(chatFilesProblem([{ name: "x.pdf", size: 0 }])).toEqual({ problem: "empty", name: "x.pdf" });
  });
});

describe("messages received twice, late and out of order", () => {
  const message = (number: number) => ({ id: `m${number}`, number });

  it("are held once and in thread order, however they arrived", () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(numbers, numbers, (held, came) => {
        const merged = mergeMessages(mergeMessages([], held.map(message)), came.map(message));
        const expected = [...new Set([...held, ...came])].sort((one, other) => one - other);
        expect(merged.map(({ number }) => number)).toEqual(expected);
      }),
    );
  });

  it("are held as last received", () => {
    const sending = { ...message(Infinity), id: "a", state: "sending" };
    const sent = { ...message(3), id: "a", state: "sent" };
    expect(mergeMessages([sending], [sent])).toEqual([sent]);
  });
});
