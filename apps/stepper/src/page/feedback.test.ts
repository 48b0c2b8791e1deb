import { flowOf } from "@amberline/flow-lab/flows";
import { describe, expect, it } from "vitest";
import { namesIn } from "../names/names";
import type { ScreenEvent } from "../screen/messages";
import { startOf, walkOn } from "../walk/walk";
import { feedbackOf, feedbackText } from "./feedback";

const send = flowOf("send");
if (!send) throw new Error("There is no payment.");
const walk = startOf(send);
const done = (id: string | null, isExact: boolean): ScreenEvent => ({
  type: "screen.event",
  id,
  event: "order.submit",
  isExact,
});

describe("an action on the screen", () => {
  it("needs no feedback if it equals an example", () => {
    expect(feedbackOf(walk, done("order.submit", true))).toBeNull();
  });

  it("is not reported as refused when the walk is full", () => {
    const steps = Array<string>(1_000).fill("caps.changed:able");
    expect(feedbackOf({ ...walk, steps, position: 1_000 }, done("order.submit", true))).toBeNull();
  });

  it("is reported if it is only similar to an example, has none, or was refused", () => {
    expect(feedbackOf(walk, done("order.submit", false))?.kind).toBe("near");
    expect(feedbackOf(walk, done(null, false))?.kind).toBe("unknown");
    expect(feedbackOf(walk, done("name.confirm", true))?.kind).toBe("refused");
  });

  it("is reported at the state it leads to, and not after it", () => {
    const feedback = feedbackOf(walk, done("order.submit", false));
    const t = (key: string) => key;
    const text = (at: typeof walk) => feedbackText(t, namesIn("send", "en"), feedback, at);
    const after = walkOn(walk, { type: "step.take", id: "order.submit" });
    expect([text(walk), text(after)]).toEqual(["", "screen.near"]);
    expect(text(walkOn(after, { type: "step.undo" }))).toBe("");
  });
});
