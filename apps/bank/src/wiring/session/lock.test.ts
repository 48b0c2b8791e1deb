import { describe, expect, test, vi } from "vitest";
import { createStorageLock, createWebLock } from "./lock";

/** Tabs with a shared storage and a fake clock. */
function browser() {
  const kept = new Map<string, unknown>();
  let time = 0;
  let ids = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  const wait = (milliseconds: number) =>
    new Promise<void>((wake) => void sleepers.push({ at: time + milliseconds, wake }));
  const storage = {
    read: (name: string) => kept.get(name) ?? null,
    write: vi.fn((name: string, value: unknown) => void kept.set(name, value)),
  };
  const tab = () =>
    createStorageLock({ name: "session", now: () => time, newId: () => `tab-${(ids += 1)}`, storage, wait });
  const pass = async (milliseconds: number) => {
    for (const end = time + milliseconds; time < end;) {
      time += 50;
      sleepers.filter(({ at }) => at === time).forEach(({ wake }) => wake());
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { kept, storage, tab, pass };
}

describe("the lock for browsers without one", () => {
  test("lets one tab work at a time, each once", async () => {
    const { tab, pass } = browser();
    const log: string[] = [];
    let finish: (() => void)[] = [];
    const works = ["a", "b", "c"].map((name) =>
      tab()(async () => {
        log.push(`${name} begins`);
        await new Promise<void>((resolve) => void finish.push(resolve));
        log.push(`${name} ends`);
        return name;
      }),
    );
    for (let round = 0; round < 6; round += 1) {
      await pass(1_000);
      finish.forEach((each) => each());
      finish = [];
    }
    expect((await Promise.all(works)).sort()).toEqual(["a", "b", "c"]);
    expect(log).toHaveLength(6);
    for (let at = 0; at < log.length; at += 2) expect(log[at + 1]).toBe(log[at]!.replace("begins", "ends"));
  });

  test("is released when the work fails", async () => {
    const { kept, tab, pass } = browser();
    const failing = tab()(() => Promise.reject(new Error("no")));
    const failed = expect(failing).rejects.toThrow("no");
    await pass(300);
    await failed;
    expect(kept.get("lock.session")).toBeNull();
  });

  test.each([
    ["left by a tab that was closed", { by: "gone", until: 5_000 }],
    ["of a time that a clock set back made endless", { by: "gone", until: 9_999_999 }],
    ["that no program of ours wrote", "locked"],
  ])("does not wait forever for a holder %s", async (_, held) => {
    const { kept, tab, pass } = browser();
    kept.set("lock.session", held);
    const work = tab()(async () => "done");
    await pass(6_000);
    await expect(work).resolves.toBe("done");
  });

  test("runs at once where storage keeps nothing", async () => {
    const { storage, tab } = browser();
    storage.write.mockImplementation(() => undefined);
    await expect(tab()(async () => "done")).resolves.toBe("done");
  });
});

/** Stub of Web Locks: one holder per name, others queue in order. */
function lockManager() {
  let held = 0;
  let last: Promise<unknown> = Promise.resolve();
  const request = async (
    _name: string,
    ...[options, grant]:
      | [{ ifAvailable?: boolean }, LockGrantedCallback<unknown>]
      | [LockGrantedCallback<unknown>]
  ) => {
    const callback = grant ?? (options as LockGrantedCallback<unknown>);
    if (grant && held > 0) return callback(null);
    held += 1;
    const mine = last.then(() => callback({} as Lock)).finally(() => (held -= 1));
    last = mine.catch(() => undefined);
    return mine;
  };
  return { request } as LockManager;
}

describe("the browser's own lock", () => {
  const setUp = () => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    return { waits, lock: createWebLock({ name: "session", wait }, lockManager()) };
  };

  test("is granted at once without contention, and released when the work fails", async () => {
    const { lock, waits } = setUp();
    await expect(lock(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(lock(async () => null)).resolves.toBeNull();
    expect(waits).toEqual([]);
  });

  test("lets the next tab start only once it can see what the previous one stored [7]", async () => {
    const { lock, waits } = setUp();
    let finish = () => {};
    const isDone = new Promise<void>((resolve) => (finish = resolve));
    const first = lock(() => isDone);
    const seen: number[] = [];
    const second = lock(async () => void seen.push(waits.length));
    expect(seen).toEqual([]);
    finish();
    await Promise.all([first, second]);
    expect([waits, seen]).toEqual([[250], [1]]);
  });
});
