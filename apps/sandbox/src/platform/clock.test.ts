import { sql } from "kysely";
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

  it("keeps a shift that is not committed yet, whatever was read of the one before", async () => {
    const clock = await sandboxClock(at.db, still);
    const before = clock.shiftMs();
    const looks: Promise<void>[] = [];
    await at.db.transaction().execute(async (trx) => {
      looks.push(clock.reload());
      await clock.shiftBy(1_000, trx);
      looks.push(clock.reload());
      // Beside the transaction where there are several connections, else after it.
      await Promise.race([Promise.all(looks), sql`select pg_sleep(0.1)`.execute(trx)]);
      expect(clock.shiftMs() - before).toBe(1_000);
    });
    await Promise.all(looks);
    expect(clock.shiftMs() - before).toBe(1_000);
  });

  it("forgets a shift whose transaction came to nothing", async () => {
    let time = 0;
    const clock = await sandboxClock(at.db, { now: () => time });
    const before = clock.shiftMs();
    const failing = at.db.transaction().execute(async (trx) => {
      await clock.shiftBy(1_000, trx);
      throw new Error("Not today.");
    });
    await expect(failing).rejects.toThrow("Not today.");
    time += 10_000;
    await clock.reload();
    expect(clock.shiftMs()).toBe(before);
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
