import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../money";
import { limitNames, nextLimit, type LimitName, type LimitsToday } from ".";

const euro = (minor: number) => money(minor, "EUR");
const none = { perPayment: null, perDay: null, instantPerPayment: null, instantPerDay: null };
const today = (limits: Partial<Record<LimitName, number>>, sent = 0, instant = 0): LimitsToday => ({
  limits: {
    ...none,
    ...Object.fromEntries(Object.entries(limits).map(([name, minor]) => [name, euro(minor)])),
  },
  sentToday: euro(sent),
  instantToday: euro(instant),
});

describe("the limit of the next payment", () => {
  it("is none where the customer has set none", () => {
    expect(nextLimit(today({}, 500), true)).toBeNull();
    expect(nextLimit(today({ instantPerPayment: 1 }), false)).toBeNull();
  });

  it("is the one that leaves the least", () => {
    const limits = { perPayment: 500, perDay: 1_000 };
    expect(nextLimit(today(limits, 100), true)).toMatchObject({ name: "perPayment", left: euro(500) });
    expect(nextLimit(today(limits, 600), true)).toEqual({
      name: "perDay",
      limit: euro(1_000),
      left: euro(400),
    });
  });

  it("counts instant payments apart", () => {
    const limits = { perDay: 1_000, instantPerDay: 300 };
    expect(nextLimit(today(limits, 900, 250), true)).toMatchObject({ name: "instantPerDay", left: euro(50) });
    expect(nextLimit(today(limits, 900, 250), false)).toMatchObject({ name: "perDay", left: euro(100) });
  });

  it("is also what a company lets the person pay", () => {
    const own = { perPayment: euro(300), perDay: euro(400), sentToday: euro(250) };
    expect(nextLimit({ ...today({ perDay: 1_000 }, 250), own }, true)).toMatchObject({
      name: "ownPerDay",
      left: euro(150),
    });
    const first = { ...own, sentToday: euro(0) };
    expect(nextLimit({ ...today({}, 0), own: first }, false)).toMatchObject({ name: "ownPerPayment" });
  });

  it("leaves nothing, never less, once a day's limit was lowered below what was sent", () => {
    expect(nextLimit(today({ perDay: 100 }, 500), false)).toMatchObject({ left: euro(0) });
  });

  it("leaves no more than any limit that applies", () => {
    const cents = fc.integer({ min: 0, max: 1_000 });
    const limits = fc.record(Object.fromEntries(limitNames.map((name) => [name, cents])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(limits, cents, cents, (set, instant, regular) => {
        const state = today(set, instant + regular, instant);
        const sent = {
          perPayment: 0,
          perDay: instant + regular,
          instantPerPayment: 0,
          instantPerDay: instant,
        };
        const left = limitNames
          .filter((name) => state.limits[name])
          .map((name) => Math.max((state.limits[name]?.minor ?? 0) - sent[name], 0));
        expect(nextLimit(state, true)?.left.minor).toBe(left.length > 0 ? Math.min(...left) : undefined);
      }),
    );
  });
});
