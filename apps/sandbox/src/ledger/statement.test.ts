import { addDays, dayMs, hourMs } from "@amberline/domain/dates";
import { sql } from "kysely";
import { expect, it } from "vitest";
import {
  balanceOf,
  chargeFee,
  closedAheadMs,
  declinePayment,
  placePayment,
  receivePayment,
  recordPast,
  settlePayment,
  transferBetweenCustomers,
} from ".";
import { friday, openCustomer, orderOf, outside, type TestCustomer } from "./testBank";
import { startOfDay } from "../days";
import { instant, type Cents } from "../db/schema";
import { type Db } from "../db/inTransaction";
import { describeOnDatabases } from "../platform/testDatabases";
import { statementOf, type StatementEntry } from "./statement";

describeOnDatabases("the statement of a range", (at) => {
  /** By default at a time when no day is over yet. */
  const statement = async (who: TestCustomer, start: string, end: string, now = 0) => {
    const made = await statementOf(at.db, { accountId: who.accountId, hiddenAs: null, start, end, now });
    const entries: StatementEntry[] = [];
    for await (const entry of made.entries()) entries.push(entry);
    return { ...made, entries };
  };

  const lines = (entries: StatementEntry[]) =>
    entries.map(({ transaction, amountCents, balanceCents, day }) => [
      day,
      transaction.type,
      amountCents,
      balanceCents,
    ]);

  const pay = async (who: TestCustomer, order: object) => {
    const placed = await placePayment(at.db, { ...orderOf(who), ...order });
    if (!placed.ok) throw new Error(placed.refusal);
    return placed.payment.id;
  };

  it("has entries by booking date, its fees as entries of their own, and the balance after each", async () => {
    const anna = await openCustomer(at.db, { cents: 100_000 });
    const paid = await pay(anna, { amountCents: 2_500, feeCents: 35, now: friday });
    const refused = await pay(anna, { amountCents: 900, now: friday });
    await settlePayment(at.db, { paymentId: paid, now: friday + 3 * dayMs });
    await declinePayment(at.db, { paymentId: refused, reason: "rejected", now: friday + 3 * dayMs });
    const charge = { accountId: anna.accountId, from: anna.party, to: outside, reference: "Konts" };
    await chargeFee(at.db, { ...charge, amountCents: 120, now: friday + 4 * dayMs });
    const whole = await statement(anna, "2026-11-20", "2026-11-24");
    expect(lines(whole.entries)).toEqual([
      ["2026-11-20", "RECEIVE", 100_000, 100_000],
      ["2026-11-23", "SEND", -2_500, 97_500],
      ["2026-11-23", "FEE", -35, 97_465],
      ["2026-11-24", "fee_manual", -120, 97_345],
    ]);
    expect(whole).toMatchObject({ openingCents: 0, closingCents: 97_345, inCents: 100_000, outCents: 2_655 });
    expect(whole).toMatchObject({ count: 4, currency: "EUR", account: { iban: anna.party.account } });
    expect(whole.closingCents).toBe((await balanceOf(at.db, anna.accountId))?.postedCents);
    expect(await statement(anna, "2026-11-21", "2026-11-23")).toMatchObject({
      openingCents: 100_000,
      closingCents: 97_465,
      count: 2,
    });
  });

  it("distinguishes a payment from a fee of the same amount", async () => {
    const anna = await openCustomer(at.db, { cents: 1_000 });
    const paid = await pay(anna, { amountCents: 35, feeCents: 35 });
    await settlePayment(at.db, { paymentId: paid, now: friday + 1_000 });
    const { entries } = await statement(anna, "2026-11-20", "2026-11-20");
    expect(entries.map(({ transaction }) => transaction.id).slice(1)).toEqual([paid, `${paid}-fee`]);
  });

  it("shows a transfer between customers on both sides, each with its own row", async () => {
    const [anna, janis] = [await openCustomer(at.db, { cents: 1_000 }), await openCustomer(at.db)];
    await transferBetweenCustomers(at.db, {
      fromAccountId: anna.accountId,
      toAccountId: janis.accountId,
      amountCents: 400,
      reference: "Vakariņas",
      idempotencyKey: "k",
      payloadHash: "k",
      now: friday + dayMs,
    });
    const sent = await statement(anna, "2026-11-21", "2026-11-21");
    expect(lines(sent.entries)).toEqual([["2026-11-21", "SEND", -400, 600]]);
    const received = await statement(janis, "2026-11-21", "2026-11-21");
    expect(lines(received.entries)).toEqual([["2026-11-21", "RECEIVE", 400, 400]]);
    expect(received.entries[0]?.transaction.account_id).toBe(janis.accountId);
  });

  it("of days without entries is a statement with equal balances", async () => {
    const anna = await openCustomer(at.db, { cents: 1_000 });
    const later = await statement(anna, "2027-01-01", "2027-01-31");
    expect(later).toMatchObject({ openingCents: 1_000, closingCents: 1_000, inCents: 0, outCents: 0 });
    expect(later.entries).toEqual([]);
    const before = await statement(anna, "2020-02-29", "2020-02-29");
    expect(before).toMatchObject({ openingCents: 0, closingCents: 0, count: 0 });
  });

  it("puts swapped dates in order", async () => {
    const anna = await openCustomer(at.db, { cents: 1_000 });
    const swapped = await statement(anna, "2026-12-01", "2026-11-01");
    expect(swapped).toMatchObject({ start: "2026-11-01", end: "2026-12-01", count: 1 });
  });

  it("begins and ends its days in the bank's time zone, also in summer time", async () => {
    const anna = await openCustomer(at.db);
    const receive = (now: string) =>
      receivePayment(at.db, {
        accountId: anna.accountId,
        amountCents: 100,
        reference: "",
        paymentType: "CREDIT",
        from: outside,
        to: anna.party,
        now: Date.parse(now),
      });
    await receive("2026-03-28T21:59:59.999Z");
    await receive("2026-03-28T22:00:00.000Z");
    await receive("2026-03-29T20:59:59.999Z");
    await receive("2026-03-29T21:00:00.000Z");
    expect(await statement(anna, "2026-03-29", "2026-03-29")).toMatchObject({
      openingCents: 100,
      closingCents: 300,
    });
  });

  it("does not change while more is booked", async () => {
    const anna = await openCustomer(at.db, { cents: 1_000 });
    const made = await statementOf(at.db, {
      hiddenAs: null,
      accountId: anna.accountId,
      start: "2026-11-20",
      end: "2026-11-20",
      now: friday,
    });
    const charge = { accountId: anna.accountId, from: anna.party, to: outside, reference: "Konts" };
    await chargeFee(at.db, { ...charge, amountCents: 120, now: friday });
    const entries: StatementEntry[] = [];
    for await (const entry of made.entries()) entries.push(entry);
    expect(entries.at(-1)?.balanceCents).toBe(made.closingCents);
    expect(entries).toHaveLength(made.count);
  });

  /** 23:59:41 in Riga, and twenty seconds later. */
  const beforeMidnight = Date.parse("2026-11-20T21:59:41Z");
  const afterMidnight = beforeMidnight + 20_000;

  const friendly = { paymentType: "INSTANT" } as const;

  it("never changes once its days are over, however long ago a payment was asked for", async () => {
    const [anna, janis] = [await openCustomer(at.db, { cents: 10_000 }), await openCustomer(at.db)];
    await pay(anna, { ...friendly, to: janis.party, amountCents: 100, now: beforeMidnight });
    const issued = await statement(anna, "2026-11-20", "2026-11-20", afterMidnight);
    await pay(anna, { ...friendly, to: janis.party, amountCents: 4_000, now: beforeMidnight });
    expect(issued.closingCents).toBe(9_900);
    const again = await statement(anna, "2026-11-20", "2026-11-20", afterMidnight);
    expect([again.closingCents, again.entries]).toEqual([9_900, issued.entries]);
    const next = await statement(anna, "2026-11-21", "2026-11-21", afterMidnight);
    expect([next.openingCents, lines(next.entries)]).toEqual([
      9_900,
      [["2026-11-21", "SEND", -4_000, 5_900]],
    ]);
    expect((await statement(janis, "2026-11-21", "2026-11-21", afterMidnight)).closingCents).toBe(4_100);
  });

  it("closed by a clock that was ahead is known as such until its days are over", async () => {
    const anna = await openCustomer(at.db);
    const ahead = friday + 40 * dayMs;
    await statement(anna, "2026-12-30", "2026-12-30", ahead + dayMs);
    expect(await closedAheadMs(at.db, ahead)).toBe(startOfDay("2026-12-31") - ahead);
    expect(await closedAheadMs(at.db, ahead + dayMs)).toBe(0);
  });

  it("opens with what the days before it closed with, in summer and in winter", async () => {
    const anna = await openCustomer(at.db);
    const from = startOfDay("2026-03-25");
    const past = Array.from({ length: 270 }, (_, hour) => ({
      ...{ type: "RECEIVE" as const, amountCents: hour + 1, from: outside, to: anna.party },
      ...{ reference: "", paymentType: "CREDIT" as const, at: from + hour * hourMs },
    }));
    await recordPast(at.db, { accountId: anna.accountId, past });
    const days = Array.from({ length: 12 }, (_, nth) => addDays("2026-03-24", nth));
    const earned = async (now: number) => {
      const made: Cents[][] = [];
      for (const day of days) {
        const { openingCents, closingCents } = await statement(anna, day, day, now);
        made.push([openingCents, closingCents]);
      }
      return made;
    };
    const open = await earned(0);
    expect(await earned(friday)).toEqual(open);
    const kept = await at.db
      .selectFrom("day_balances")
      .innerJoin("ledger_accounts", "id", "ledger_account_id")
      .select(["until", "posted_cents"])
      .where("account_id", "=", anna.accountId)
      .orderBy("until")
      .execute();
    const ends = days.map((day, nth) => ({
      until: instant(startOfDay(addDays(day, 1))),
      posted_cents: open[nth]?.[1],
    }));
    expect(kept).toEqual(ends.slice(1));
    expect(await earned(friday)).toEqual(open);
  });

  // The embedded database does one thing after the other.
  if (at.kind === "pglite") return;

  it("reads the postings of its own days, however many there are before", async () => {
    const anna = await openCustomer(at.db);
    const past = Array.from({ length: 3_000 }, (_, nth) => ({
      ...{ type: "RECEIVE" as const, amountCents: 1, from: outside, to: anna.party },
      ...{ reference: "", paymentType: "CREDIT" as const, at: friday - (3_000 - nth) * hourMs },
    }));
    await recordPast(at.db, { accountId: anna.accountId, past });
    const sight = { accountId: anna.accountId, hiddenAs: null };
    const range = (day: string, now: number) => ({ ...sight, start: day, end: day, now });
    const reads = async (trx: Db) => {
      const { rows } = await sql<{ read: number }>`
        select pg_stat_get_xact_tuples_returned('postings_in_order'::regclass) as read
      `.execute(trx);
      return rows[0]?.read ?? NaN;
    };
    const read = (start: string, now: number) =>
      at.db.transaction().execute(async (trx) => {
        const before = await reads(trx);
        const { count, openingCents } = await statementOf(trx, range(start, now));
        return { count, openingCents, read: (await reads(trx)) - before };
      });
    await statement(anna, "2026-11-18", "2026-11-18", friday);
    const few = expect.toSatisfy((rows: number) => rows < 100);
    expect(await read("2026-11-18", friday)).toEqual({ count: 24, openingCents: 2_941, read: few });
    expect(await read("2026-11-19", friday)).toEqual({ count: 24, openingCents: 2_965, read: few });
    expect(await read("2026-11-20", friday)).toEqual({ count: 11, openingCents: 2_989, read: few });
  });

  it("never changes while payments race with it over midnight", async () => {
    const [anna, janis] = [await openCustomer(at.db, { cents: 10_000 }), await openCustomer(at.db)];
    const of = async (who: TestCustomer) => {
      const { closingCents, entries } = await statement(who, "2026-11-20", "2026-11-20", afterMidnight);
      return { closingCents, entries: lines(entries), id: who.accountId };
    };
    const issued: Awaited<ReturnType<typeof of>>[] = [];
    const lane = async (nth: number) => {
      for (let turn = 0; turn < 4; turn += 1) {
        const [from, to] = (nth + turn) % 2 ? [anna, janis] : [janis, anna];
        const order = { ...friendly, to: to.party, amountCents: 1, now: beforeMidnight };
        await Promise.all([
          placePayment(at.db, { ...orderOf(from), ...order }),
          ...(turn > 0 ? [of(from).then((made) => issued.push(made))] : []),
        ]);
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, nth) => lane(nth)));
    for (const who of [anna, janis]) {
      const own = issued.filter(({ id }) => id === who.accountId);
      expect(own).toHaveLength(12);
      expect(own).toEqual(own.map(() => own[0]));
      const next = await statement(who, "2026-11-21", "2026-11-21", afterMidnight);
      expect(next.openingCents).toBe(own[0]?.closingCents);
    }
  });

  it("waits for a payment that is being booked when its day ends", async () => {
    const [anna, janis] = [await openCustomer(at.db, { cents: 10_000 }), await openCustomer(at.db)];
    let commit = () => undefined as void;
    const isOver = new Promise<void>((resolve) => (commit = resolve));
    const order = { ...friendly, to: janis.party, amountCents: 4_000, now: beforeMidnight };
    const paying = at.db.transaction().execute(async (trx) => {
      await placePayment(trx, { ...orderOf(anna), ...order });
      await isOver;
    });
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(at.db)).rows.length)
      .toBe(0);
    const issued = statement(anna, "2026-11-20", "2026-11-20", afterMidnight);
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(at.db)).rows.length)
      .toBe(1);
    commit();
    await paying;
    expect((await issued).closingCents).toBe(6_000);
    expect((await statement(anna, "2026-11-20", "2026-11-20", afterMidnight)).closingCents).toBe(6_000);
  });
});
