import { describe, expect, it, vi } from "vitest";
import { createToastQueue } from "./createToastQueue";

const say = (text: string) => ({ tone: "positive" as const, text });
const textsOf = (queue: ReturnType<typeof createToastQueue>) => queue.get().map(({ text }) => text);

describe("createToastQueue", () => {
  it("shows at most three and queues the fourth [8-6, 9-15]", () => {
    const queue = createToastQueue({ limit: 3 });
    const [first] = ["a", "b", "c", "d"].map((text) => queue.show(say(text)));
    expect(textsOf(queue)).toEqual(["a", "b", "c"]);
    queue.dismiss(String(first));
    expect(textsOf(queue)).toEqual(["b", "c", "d"]);
  });

  it("does not repeat a message that is visible or queued", () => {
    const queue = createToastQueue({ limit: 1 });
    const first = queue.show(say("Template saved"));
    queue.show(say("Copied"));
    expect(queue.show(say("Template saved"))).toBe(first);
    queue.show(say("Copied"));
    queue.dismiss(first);
    expect(textsOf(queue)).toEqual(["Copied"]);
  });

  it("shows a repeated text as a new toast once the first is gone", () => {
    const queue = createToastQueue();
    const first = queue.show(say("Copied"));
    queue.dismiss(first);
    expect(queue.show(say("Copied"))).not.toBe(first);
    expect(textsOf(queue)).toEqual(["Copied"]);
  });

  it("treats the same text in another tone as a different toast", () => {
    const queue = createToastQueue();
    queue.show(say("Done"));
    queue.show({ tone: "negative", text: "Done" });
    expect(queue.get()).toHaveLength(2);
  });

  it("keeps the snapshot and does not notify while nothing visible changes", () => {
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

  it("notifies listeners of each change until they unsubscribe", () => {
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
