import { type Calls, type RequestOf } from "@amberline/api/contract";
import { addDays, dayMs } from "@amberline/domain/dates";
import { moneyFromDecimal } from "@amberline/domain/money";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  balanceOf,
  chargeFee,
  declinePayment,
  placePayment,
  receivePayment,
  returnPayment,
  settlePayment,
  statementOf,
} from "../../ledger";
import { type Customer } from "../../operator/createCustomer";
import { describeOnDatabases } from "../../platform/testDatabases";
import { start, testBank, type TestBank } from "../../testing/testBank";

const outside = { name: 'SIA "Rīts, Vakars"', account: "LV97HABA0012345678910", bic: "HABALV22" };

const steps = [
  "receive",
  "send",
  "sendInside",
  "receiveInside",
  "charge",
  "settle",
  "decline",
  "giveBack",
] as const;

const doings = fc.array(
  fc.record({
    step: fc.constantFrom(...steps),
    cents: fc.oneof(fc.integer({ min: 1, max: 50_000 }), fc.constant(35)),
    feeCents: fc.constantFrom(0, 0, 35),
    which: fc.nat(),
    // Often concurrent, sometimes hours or days later.
    pauseMs: fc.constantFrom(0, 0, 3_600_000, 11 * 3_600_000, dayMs, 3 * dayMs),
  }),
  { minLength: 15, maxLength: 40 },
);

const filters = fc.constantFrom(
  { types: ["SEND"] },
  { types: ["FEE", "fee_manual"] },
  { types: ["RECEIVE"], statuses: ["done"] },
  { amount_min: "0.35", amount_max: "0.35" },
  { text: "rīts, v" },
  { start: "2026-09-01", end: "2026-09-20" },
);

type Filter = Partial<RequestOf<Calls["orderList"]>>;

type Doing = typeof doings extends fc.Arbitrary<(infer D)[]> ? D : never;

const partyOf = ({ name, iban }: Customer) => ({ name, account: iban, bic: "AMBRLV22" });

/** Applies the generated actions to the account of `who`, within the three months before now. */
async function act(bank: TestBank, who: Customer, other: Customer, all: readonly Doing[]): Promise<void> {
  let now = start - 90 * dayMs;
  const placed: string[] = [];
  const order = (from: Customer, to: typeof outside, { cents, feeCents }: Doing) => ({
    accountId: from.accountId,
    amountCents: cents,
    feeCents,
    reference: "=Rēķins; nr 5",
    from: partyOf(from),
    to,
    idempotencyKey: crypto.randomUUID(),
    payloadHash: "",
    now,
  });
  for (const doing of all) {
    now += doing.pauseMs;
    const { step, cents, which } = doing;
    const paymentId = placed[which % Math.max(placed.length, 1)] ?? "";
    const accountId = who.accountId;
    const money = { accountId, amountCents: cents, reference: "", now };
    if (step === "receive") {
      await receivePayment(bank.db, { ...money, paymentType: "CREDIT", from: outside, to: partyOf(who) });
    } else if (step === "send") {
      const answer = await placePayment(bank.db, { ...order(who, outside, doing), paymentType: "CREDIT" });
      if (answer.ok) placed.push(answer.payment.id);
    } else if (step === "sendInside" || step === "receiveInside") {
      const [from, to] = step === "sendInside" ? [who, other] : [other, who];
      await placePayment(bank.db, { ...order(from, partyOf(to), doing), paymentType: "INSTANT" });
    } else if (step === "charge") {
      await chargeFee(bank.db, { ...money, from: partyOf(who), to: outside });
    } else if (step === "settle") await settlePayment(bank.db, { paymentId, now });
    else if (step === "decline") await declinePayment(bank.db, { paymentId, reason: "rejected", now });
    else await returnPayment(bank.db, { paymentId, reason: "returned", now });
  }
}

const centsOf = (amount: string | number) => moneyFromDecimal(amount, "EUR")?.minor ?? NaN;
const sum = (all: readonly number[]) => all.reduce((total, cents) => total + cents, 0);
const sides = (all: readonly number[]) => ({
  in: sum(all.filter((cents) => cents > 0)),
  out: sum(all.filter((cents) => cents < 0).map((cents) => -cents)),
});

/** Every booked row of the paged list, as the customer's client reads it: signed cents by number. */
async function listed(bank: TestBank, who: Customer, token: string, filter: Filter = {}) {
  const rows = new Map<string, number>();
  let before: string | undefined;
  let totals: { in: number; out: number } | undefined;
  do {
    const { data } = await bank.call(
      "orderList",
      { id: who.accountId, limit: 7, before, totals: true, ...filter },
      { token },
    );
    for (const { id, type, status, amount } of data.data ?? []) {
      if (status === "done") rows.set(id, (type === "RECEIVE" ? 1 : -1) * centsOf(amount ?? ""));
    }
    totals = data.totals && { in: centsOf(data.totals.in), out: centsOf(data.totals.out) };
    before = data.next ?? undefined;
  } while (before);
  return { rows, totals };
}

async function exported(bank: TestBank, who: Customer, token: string, request: object) {
  const answer = await bank.send("orderExport", { id: who.accountId, ...request }, { token });
  return answer.text();
}

/** Booked rows of the CSV: number, booking date and signed cents. */
const readCsv = (text: string) =>
  text
    .split("\r\n")
    .slice(1, -1)
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/gy)].map(([, cell = ""]) => cell))
    .map((cells) => ({ bookedOn: cells[1] ?? "", cents: centsOf(cells[4] ?? ""), id: cells[14] ?? "" }))
    .filter(({ bookedOn }) => bookedOn !== "");

const signed = (amount = "", sign = "") => (sign === "DBIT" ? -1 : 1) * centsOf(amount);

function readCamt(text: string) {
  const balance = (code: string) => {
    const found = new RegExp(`${code}.*?<Amt Ccy="EUR">([\\d.]+)</Amt><CdtDbtInd>(\\w+)<`).exec(text);
    return signed(found?.[1], found?.[2]);
  };
  const entry = /<Ntry><NtryRef>(\w+)<\/NtryRef><Amt Ccy="EUR">([\d.]+)<\/Amt><CdtDbtInd>(\w+)</g;
  const entries = [...text.matchAll(entry)].map(
    ([, id, amount, sign]) => [id, signed(amount, sign)] as const,
  );
  return { opening: balance("OPBD"), closing: balance("CLBD"), entries };
}

describeOnDatabases("after any activity on an account", (at) => {
  const bank = testBank(at);

  it("its statement, its CSV, its camt.053 and its list agree to the cent, for all days, for any range and any filter", async () => {
    const range = fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 }));
    await fc.assert(
      fc.asyncProperty(doings, range, filters, async (all, days, filter) => {
        const who = await bank.customer({ balance: "0.00", overdraft: "500.00" });
        const other = await bank.customer({ balance: "100000.00" });
        await act(bank, who, other, all);
        const token = await bank.token(who);
        const { accountId } = who;

        const { rows, totals } = await listed(bank, who, token);
        const csv = readCsv(await exported(bank, who, token, { format: "csv" }));
        expect(new Map(csv.map(({ id, cents }) => [id, cents]))).toEqual(rows);
        const posted = (await balanceOf(bank.db, accountId))?.postedCents;
        expect(sum([...rows.values()])).toBe(posted);
        expect(totals).toEqual(sides([...rows.values()]));

        const found = await listed(bank, who, token, filter as Filter);
        const foundInCsv = readCsv(await exported(bank, who, token, { format: "csv", ...filter }));
        expect(new Map(foundInCsv.map(({ id, cents }) => [id, cents]))).toEqual(found.rows);
        expect(found.totals).toEqual(sides([...found.rows.values()]));

        const first = "2026-08-20";
        const [from = first, to = first] = days.map((offset) => addDays(first, offset)).sort();
        for (const [start, end] of [
          ["2026-01-01", "2026-12-31"],
          [from, to],
        ] as const) {
          const statement = await statementOf(bank.db, { accountId, hiddenAs: null, start, end, now: 0 });
          const entries: (readonly [string, number])[] = [];
          for await (const { transaction, amountCents } of statement.entries()) {
            entries.push([transaction.id.replaceAll("-", ""), amountCents]);
          }
          const { openingCents, closingCents, inCents, outCents } = statement;
          expect({ in: inCents, out: outCents }).toEqual(sides(entries.map(([, cents]) => cents)));
          expect(openingCents + inCents - outCents).toBe(closingCents);

          const camt = readCamt(await exported(bank, who, token, { format: "camt053", start, end }));
          expect(camt).toEqual({ opening: openingCents, closing: closingCents, entries });

          const within = csv.filter(({ bookedOn }) => bookedOn >= start && bookedOn <= end);
          const numbered = within.map(({ id, cents }) => [id.replaceAll("-", ""), cents] as const);
          expect(new Map(numbered)).toEqual(new Map(entries));

          const next = await statementOf(bank.db, {
            hiddenAs: null,
            accountId,
            start: addDays(end, 1),
            end: addDays(end, 1),
            now: 0,
          });
          expect(next.openingCents).toBe(closingCents);
        }
        expect(
          (await statementOf(bank.db, { accountId, hiddenAs: null, start: first, end: "2026-12-31", now: 0 }))
            .closingCents,
        ).toBe(posted);
      }),
      { numRuns: 8, seed: 20_261_121 },
    );
  }, 60_000);
});
