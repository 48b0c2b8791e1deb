import { afterAll, describe, expect, it } from "vitest";
import { drawHere, type PaperHead } from "../documents";
import { readFonts } from "../documents/readFonts";
import { type StatementEntry } from "../ledger";
import { Abandoned } from "../platform/turns";
import { readPdf } from "../testing/readPdf";
import { paperThreads } from "./paperThreads";

const account = { id: "a", holder: "Ilze Bērziņa", iban: "LV80BANK0000435195001", topUpReference: null };
const head: PaperHead = {
  ...{ of: "statement", language: "lv", timeZone: "Europe/Riga", now: Date.parse("2026-11-21T10:05:00Z") },
  statement: {
    account: { ...account, bic: "AMBRLV22" },
    ...{ currency: "EUR", start: "2026-03-01", end: "2026-03-31", count: 600, countIn: 600 },
    ...{ openingCents: 0, closingCents: 60_000, inCents: 60_000, outCents: 0 },
  },
};

const entryOf = (at: number) => {
  const party = { from_name: "SIA Rīgas Siltums", from_account: "LV50UNLA0050001234567" };
  const transaction = {
    ...party,
    type: "RECEIVE",
    to_name: "",
    to_account: "",
    to_reference: `Rēķins ${at}`,
  };
  const balanceCents = 100 * (at + 1);
  return { transaction, amountCents: 100, balanceCents, day: "2026-03-14" } as StatementEntry;
};

async function* entries(count: number): AsyncGenerator<StatementEntry> {
  for (let at = 0; at < count; at += 1) yield entryOf(at);
}

const nobodyLeaves = () => new AbortController().signal;

describe("papers drawn in threads", () => {
  const draw = paperThreads();
  afterAll(() => draw.close());

  it("are those that the thread of the requests would draw", { timeout: 60_000 }, async () => {
    const [there, here, other] = await Promise.all([
      draw(head, nobodyLeaves(), entries(600)),
      drawHere(readFonts)(head, nobodyLeaves(), entries(600)),
      draw(head, nobodyLeaves(), entries(1)),
    ]);
    expect((await readPdf(other)).pages).toHaveLength(1);
    const [own, expected] = [await readPdf(there), await readPdf(here)];
    expect(own.pages).toEqual(expected.pages);
    expect(own.pages.join("")).toContain("Rēķins 599");
  });

  it("fail if their rows cannot be read", async () => {
    async function* failing(): AsyncGenerator<StatementEntry> {
      yield entryOf(0);
      throw new Error("The database broke off.");
    }
    await expect(draw(head, nobodyLeaves(), failing())).rejects.toThrow("The database broke off.");
  });

  it("are stopped, and no more is read for them, once nobody waits", async () => {
    const leaving = new AbortController();
    let isEnded = false;
    async function* endless(): AsyncGenerator<StatementEntry> {
      try {
        for (let at = 0; ; at += 1) {
          if (at === 1_000) leaving.abort();
          yield entryOf(at);
        }
      } finally {
        isEnded = true;
      }
    }
    await expect(draw(head, leaving.signal, endless())).rejects.toThrow(Abandoned);
    expect(isEnded).toBe(true);
    await expect(draw(head, leaving.signal, entries(1))).rejects.toThrow(Abandoned);
  });
});
