import { describe, expect, it, vi } from "vitest";
import { createToastQueue } from "./createToastQueue";

const say = (text: string) => ({ tone: "positive" as const, text });
const textsOf = (queue: ReturnType<typeof createToastQueue>) => queue.get().map(({ text }) => text);

describe("createToastQueue", () => {
  it("shows three at most and lets the fourth wait for a place", () => {
    const queue = createToastQueue({ limit: 3 });
    const [first] = ["a", "b", "c", "d"].map((text) => queue.show(say(text)));
    expect(textsOf(queue)).toEqual(["a", "b", "c"]);
    queue.dismiss(String(first));
    expect(textsOf(queue)).toEqual(["b", "c", "d"]);
  });

  it("does not repeat a message that is shown or waiting", () => {
    const queue = createToastQueue({ limit: 1 });
    const first = queue.show(say("Template saved"));
    queue.show(say("Copied"));
    expect(queue.show(say("Template saved"))).toBe(first);
    queue.show(say("Copied"));
    queue.dismiss(first);
    expect(textsOf(queue)).toEqual(["Copied"]);
  });

  it("shows the same words again once they are gone, as a new toast", () => {
    const queue = createToastQueue();
    const first = queue.show(say("Copied"));
    queue.dismiss(first);
    expect(queue.show(say("Copied"))).not.toBe(first);
    expect(textsOf(queue)).toEqual(["Copied"]);
  });

  it("tells the same words in another tone apart", () => {
    const queue = createToastQueue();
    queue.show(say("Done"));
    queue.show({ tone: "negative", text: "Done" });
    expect(queue.get()).toHaveLength(2);
  });

  it("keeps the same snapshot and stays silent while nothing on screen changes", () => {
    const queue = createToastQueue({ limit: 1 });
    queue.show(say("a"));
    const listener = vi.fn();
    queue.subscribe(listener);
    const before = queue.get();
    queue.show(say("b"));
    queue.dismiss("unknown");
    expect(queue.get()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it("tells listeners of each change until they unsubscribe", () => {
    const queue = createToastQueue();
    const listener = vi.fn();
    const unsubscribe = queue.subscribe(listener);
    const id = queue.show(say("a"));
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    queue.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
