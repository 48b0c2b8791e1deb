import { describe, expect, it } from "vitest";
import { Abandoned, TooBusy, turns } from "./turns";

describe("work in turns", () => {
  it("is done so much at once, some more in turn, and no more than that", async () => {
    const take = turns({ atOnce: 2, waiting: 1 });
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const work = (name: string, key = "one") =>
      take(key, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      });
    const first = work("a");
    const others = [work("b"), work("c")];
    await expect(work("d")).rejects.toThrow(TooBusy);
    others.push(work("e", "another"));
    expect(begun).toEqual(["a", "b", "e"]);
    ends.shift()?.();
    expect(await first).toBe("a");
    expect(begun).toEqual(["a", "b", "e", "c"]);
    ends.splice(0).forEach((end) => end());
    expect(await Promise.all(others)).toEqual(["b", "c", "e"]);
  });

  it("is given up, turn and all, by whoever leaves while waiting", async () => {
    const take = turns({ atOnce: 1, waiting: 1 });
    let end: () => void = () => undefined;
    const first = take("one", () => new Promise<void>((resolve) => (end = resolve)));
    const leaving = new AbortController();
    const left = take("one", async () => "never", leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow(Abandoned);
    const next = take("one", async () => "done");
    end();
    await first;
    expect(await next).toBe("done");
  });

  it("lets the next begin when one fails", async () => {
    const take = turns({ atOnce: 1, waiting: 1 });
    const failing = take("one", () => Promise.reject(new Error("failed")));
    const next = take("one", async () => "done");
    await expect(failing).rejects.toThrow("failed");
    expect(await next).toBe("done");
  });
});
