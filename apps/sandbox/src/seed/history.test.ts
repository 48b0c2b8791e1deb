import { dayMs } from "@amberline/domain/dates";
import { validateIban } from "@amberline/domain/iban";
import { describe, expect, it } from "vitest";
import { ownIban } from "../bank";
import { compareNames } from "../nameCheck";
import { banks } from "./banks";
import { seededRandom } from "./seededRandom";
import { companyHistory, privateHistory } from "./history";
import { testAccounts } from "./outsideAccounts";

const now = Date.parse("2026-11-21T09:00:00Z");
const owner = { name: "Ilze Bērziņa", account: ownIban("0000435195001") };
const make = (build: typeof privateHistory, endsWith: number) =>
  build({ owner, now, random: seededRandom(1), endsWith });

describe("a generated year", () => {
  it("is the same every time for the same instant", () => {
    expect(make(privateHistory, 1_273_035)).toEqual(make(privateHistory, 1_273_035));
  });

  it("has several hundred transactions, oldest first, none in the future, and the requested final balance", () => {
    const past = make(privateHistory, 1_273_035);
    expect(past.length).toBeGreaterThan(300);
    expect(past.map(({ at }) => at)).toEqual(past.map(({ at }) => at).sort((a, b) => a - b));
    expect(past.at(-1)?.at).toBeLessThan(now);
    const total = past
      .filter(({ status }) => status !== "declined")
      .reduce(
        (sum, { type, amountCents, feeCents = 0 }) =>
          sum + (type === "RECEIVE" ? amountCents : -amountCents - feeCents),
        0,
      );
    expect(total).toBe(1_273_035);
  });

  it("never overdraws the account, whatever day it ends on", () => {
    for (let day = 0; day < 40; day += 1) {
      const later = { owner, now: now + day * 9 * dayMs, random: seededRandom(1) };
      expect(privateHistory({ ...later, endsWith: 1_273_035 }).length).toBeGreaterThan(300);
      expect(companyHistory({ ...later, endsWith: 8_450_000 }).length).toBeGreaterThan(40);
    }
  });

  it("uses accounts with valid check digits", () => {
    for (const { from, to } of [...make(privateHistory, 1_273_035), ...make(companyHistory, 8_450_000)]) {
      for (const { account } of [from, to])
        if (account) expect(validateIban(account)).toMatchObject({ ok: true });
    }
  });
});

describe("the directory for testers", () => {
  it("has one bank per code, and a known bank for every account", () => {
    expect(new Set(banks.map(({ country, bank_code }) => country + bank_code)).size).toBe(banks.length);
    for (const { iban } of testAccounts) {
      expect(validateIban(iban)).toMatchObject({ ok: true, isSepa: true });
      expect(
        banks.some(
          ({ country, bank_code }) => iban.startsWith(country) && iban.slice(4).startsWith(bank_code),
        ),
      ).toBe(true);
    }
  });

  it("shows the true result of every kind of name check [8]", () => {
    const shown = testAccounts.flatMap((account) =>
      account.typed ? [{ ...account, typed: account.typed }] : [],
    );
    expect(new Set(shown.map(({ typed }) => typed.result))).toEqual(
      new Set(["MTCH", "CMTC", "NMTC", "NOAP"]),
    );
    for (const { typed, holder } of shown) {
      if (typed.result !== "NOAP") expect(compareNames(typed.name, holder)).toBe(typed.result);
    }
  });
});
