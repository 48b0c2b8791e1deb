import fc from "fast-check";
import { read } from "mt940-js";
import { describe, expect, it } from "vitest";
import { entry, euro, other, own, statementOf, streamOf } from "./examples";
import { mt940File, type StatementHead, type StatementLine } from ".";

async function write(lines: readonly StatementLine[], change: Partial<StatementHead> = {}): Promise<string> {
  let text = "";
  for await (const piece of mt940File({ ...statementOf(lines), ...change }, streamOf(lines))) text += piece;
  return text;
}

/** As a reader that is not ours understands it. */
async function understood(text: string) {
  const [statement] = await read(Buffer.from(text, "latin1"));
  if (!statement) throw new Error("No statement was read.");
  return statement;
}

const all = [
  entry(),
  entry({
    kind: "paymentFee",
    amount: euro(-35),
    creditor: { name: "Amberline", account: "", bic: "AMBRLV22" },
  }),
  entry({ kind: "bankFee", amount: euro(-120), reference: "" }),
  entry({ kind: "received", amount: euro(180_000), debtor: other, creditor: own, bookedOn: "2026-11-21" }),
  entry({ kind: "returned", amount: euro(2_500), debtor: other, creditor: own }),
  entry({ kind: "coreDebit", amount: euro(-4_000) }),
  entry({ kind: "paidBack", amount: euro(4_000), debtor: other, creditor: own }),
];

describe("an MT940 statement", () => {
  it("has the fields of SWIFT in their order", async () => {
    expect((await write([entry({ endToEndId: "INV-118" })])).split("\r\n")).toEqual([
      ":20:2611012611305001",
      ":25:LV80AMBR0000435195001",
      ":28C:26334",
      ":60F:C261101EUR1000,00",
      ":61:2611201120D25,00NTRFNONREF//9d2b7c117d0f4a53",
      ":86:/EREF/INV-118/IBAN/LV97HABA0012345678910/BIC/HABALV22/NAME/Janis",
      " Ozols/REMI/Rekins 118",
      ":62F:C261130EUR975,00",
      "-",
      "",
    ]);
  });

  it("is understood by a reader of others: balances, signs, kinds and days", async () => {
    const statement = await understood(await write(all));
    expect(statement).toMatchObject({
      accountId: own.account,
      openingBalance: { isCredit: true, date: "2026-11-01", currency: "EUR", value: 1000 },
      closingBalance: { isCredit: true, date: "2026-11-30", currency: "EUR", value: 2798.45 },
    });
    const lines = statement.transactions.map(({ code, amount, entryDate }) => [code, amount, entryDate]);
    expect(lines).toEqual([
      ["NTRF", 25, "2026-11-20"],
      ["NCHG", 0.35, "2026-11-20"],
      ["NCHG", 1.2, "2026-11-20"],
      ["NTRF", 1800, "2026-11-21"],
      ["NRTI", 25, "2026-11-20"],
      ["NDDT", 40, "2026-11-20"],
      ["NRTI", 40, "2026-11-20"],
    ]);
    expect(statement.transactions.slice(0, 4).map(({ isCredit }) => isCredit)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(statement.transactions[3]?.description).toContain("/NAME/Janis Ozols");
  });

  it("marks what came back as a debit reversed", async () => {
    const text = await write(all);
    for (const amount of ["25,00", "40,00"]) expect(text).toContain(`:61:2611201120RD${amount}NRTI`);
  });

  it("shows an overdrawn balance as a debit, and whole units with their comma", async () => {
    const text = await write([], { opening: euro(0), closing: euro(-2_500) });
    expect(text).toContain(":60F:C261101EUR0,00\r\n:62F:D261130EUR25,00");
  });

  it("stays within the lines and letters of SWIFT whatever its texts contain", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 160 }),
      fc.string({ unit: fc.constantFrom(..."-:/ a"), minLength: 60, maxLength: 140 }),
    );
    const party = fc.record({ name: text, account: text, bic: text });
    await fc.assert(
      fc.asyncProperty(party, text, text, async (creditor, reference, endToEndId) => {
        const written = await write([entry({ creditor, reference, endToEndId })]);
        const lines = written.split("\r\n");
        const [info, ...more] = lines.slice(
          lines.findIndex((line) => line.startsWith(":86:")),
          -3,
        );
        expect(more.length).toBeLessThan(6);
        for (const line of [info?.slice(4) ?? "", ...more])
          expect(line).toMatch(/^(?![:-])[\w/\-?:().,'+ ]{0,65}$/);
        expect((await understood(written)).transactions).toHaveLength(1);
      }),
    );
  });
});
