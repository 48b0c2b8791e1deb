import { describe, expect, test } from "vitest";
import { isForged } from "./openWidget";

const frame = { name: "frame" } as unknown as MessageEventSource;
const other = { name: "other" } as unknown as MessageEventSource;
const widget = { origin: "https://bank.example", frame };
const submitted = { method: "idCheck.onApplicantSubmitted", sessionId: "1" };

describe("a message to the window", () => {
  test("is the widget's when it comes from the widget's own frame", () => {
    expect(isForged({ origin: widget.origin, source: frame, data: submitted }, widget)).toBe(false);
  });

  test.each([
    ["another window of the same origin", other],
    ["no window at all", null],
  ])("is forged when %s speaks for the widget", (_, source) => {
    expect(isForged({ origin: widget.origin, source, data: submitted }, widget)).toBe(true);
  });

  test("is forged before the widget has a frame", () => {
    const early = { origin: widget.origin, frame: null };
    expect(isForged({ origin: widget.origin, source: null, data: submitted }, early)).toBe(true);
  });

  test.each([[null], [undefined], [{ method: 7 }]])(
    "is kept from the SDK when it would trip over it: %j",
    (data) => {
      expect(isForged({ origin: widget.origin, source: frame, data }, widget)).toBe(true);
    },
  );

  test.each([["hello"], [{ method: "close" }], [{}], [7]])(
    "passes when it is about something else: %j",
    (data) => {
      expect(isForged({ origin: widget.origin, source: other, data }, widget)).toBe(false);
    },
  );

  test("passes from another origin, which the SDK ignores by itself", () => {
    expect(isForged({ origin: "https://evil.example", source: other, data: submitted }, widget)).toBe(false);
  });
});
