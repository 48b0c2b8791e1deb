import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { attemptUnder, forgetAttempts, recordAttempt, isWithinLimit, type Verdict } from "./throttle";

const minute = 60_000;
const noon = Date.parse("2026-11-20T12:00:00Z");

describeOnDatabases("counting attempts", (at) => {
  let number = 0;
  const newKey = () => `key-${(number += 1)}`;
  const attempt = (key: string, now = noon) => ({ key, now, trail: { of: "payment", at: now } }) as const;
  const judged = (key: string, verdict: Verdict, now = noon) =>
    recordAttempt(at.db, { ...attempt(key, now), verdict });
  const fail = async (key: string, times: number, now = noon) => {
    for (let attempt = 0; attempt < times; attempt += 1) await judged(key, "wrongCode", now);
  };

  it("locks a key after five wrong ones in a row, to the millisecond", async () => {
    const key = newKey();
    await fail(key, 5);
    expect(await judged(key, "right")).toEqual({ locked: true, minutes: 1 });
    expect(await judged(key, "right", noon + minute - 1)).toEqual({ locked: true, minutes: 1 });
    expect(await judged(key, "right", noon + minute)).toEqual({ locked: false, verdict: "right" });
  });

  it("restarts after a right one, and after a day without a wrong one", async () => {
    const [one, other] = [newKey(), newKey()];
    await fail(one, 4);
    await judged(one, "right");
    await fail(one, 4);
    expect(await judged(one, "noCode")).toEqual({ locked: false, verdict: "noCode" });
    await fail(other, 4);
    await fail(other, 4, noon + 24 * 60 * minute);
    expect(await judged(other, "noCode", noon + 24 * 60 * minute)).toMatchObject({ locked: false });
  });

  it("counts attempts per key", async () => {
    const [one, other] = [newKey(), newKey()];
    await fail(one, 5);
    expect(await judged(other, "wrongCode")).toEqual({ locked: false, verdict: "wrongCode" });
  });

  it("makes no attempt while the key is locked", async () => {
    const key = newKey();
    await fail(key, 5);
    let made = 0;
    await attemptUnder(at.db, attempt(key), async () => ((made += 1), "right"));
    expect(made).toBe(0);
  });

  it("rolls back an attempt that throws, and does not count it", async () => {
    const key = newKey();
    const broken = attemptUnder(at.db, attempt(key), async (trx) => {
      await trx.insertInto("settings").values({ key, value: "half" }).execute();
      throw new Error("broken");
    });
    await expect(broken).rejects.toThrow("broken");
    const kept = await at.db.selectFrom("settings").select("key").where("key", "=", key).execute();
    expect(kept).toEqual([]);
    await fail(key, 4);
    expect(await judged(key, "noCode")).toMatchObject({ locked: false });
  });

  it("lifts a lock when the attempts are reset", async () => {
    const key = newKey();
    await fail(key, 5);
    await forgetAttempts(at.db, key);
    expect(await judged(key, "right")).toEqual({ locked: false, verdict: "right" });
    await forgetAttempts(at.db, newKey());
  });

  it("limits the number in a window, however many are concurrent, and again in the next", async () => {
    const key = newKey();
    const take = (now: number) => isWithinLimit(at.db, { key, now, limit: 3, windowMs: minute });
    const first = await Promise.all(Array.from({ length: 5 }, () => take(noon)));
    expect(first.filter(Boolean)).toHaveLength(3);
    expect(await take(noon + minute - 1)).toBe(false);
    for (const expected of [true, true, true, false]) expect(await take(noon + minute)).toBe(expected);
  });
});
