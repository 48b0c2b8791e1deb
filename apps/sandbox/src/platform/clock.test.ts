import { expect, it } from "vitest";
import { sandboxClock, systemClock } from "./clock";
import { describeOnDatabases } from "./testDatabases";

describeOnDatabases("the sandbox's clock", (at) => {
  const still = { now: () => 1_000_000 };

  it("follows its source until it is shifted, and keeps the shift for the next start", async () => {
    const clock = await sandboxClock(at.db, still);
    expect(clock.now()).toBe(1_000_000);
    await clock.shiftBy(3_600_000);
    await clock.shiftBy(-600_000);
    expect([clock.now(), clock.shiftMs()]).toEqual([4_000_000, 3_000_000]);
    expect((await sandboxClock(at.db, still)).now()).toBe(4_000_000);
  });

  it("adds up shifts made by two processes at once, and reads those of others", async () => {
    const clocks = await Promise.all([sandboxClock(at.db, still), sandboxClock(at.db, still)]);
    const before = clocks[0].shiftMs();
    await Promise.all(clocks.map((clock) => clock.shiftBy(1_000)));
    await Promise.all(clocks.map((clock) => clock.reload()));
    expect(clocks.map((clock) => clock.shiftMs() - before)).toEqual([2_000, 2_000]);
  });

  it("is shifted by whole milliseconds only", async () => {
    const clock = await sandboxClock(at.db, still);
    await expect(clock.shiftBy(0.5)).rejects.toThrow(RangeError);
  });

  it("has the system's time as its source", async () => {
    const before = Date.now();
    const clock = await sandboxClock(at.db);
    expect(clock.now() - clock.shiftMs()).toBeGreaterThanOrEqual(before);
    expect(systemClock.now()).toBeLessThanOrEqual(Date.now());
  });
});
