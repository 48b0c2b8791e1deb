import { dayMs } from "@amberline/domain/dates";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { read } from "mt940-js";
import readSheets from "read-excel-file/node";
import { expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import {
  chargeFee,
  collectDebit,
  declinePayment,
  placePayment,
  returnPayment,
  settlePayment,
} from "../../ledger";
import { type Customer } from "../../operator/createCustomer";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";

const schemaFile = path.join(
  import.meta.dirname,
  "../../../../../packages/domain/src/statement/fixtures/camt.053.001.08-subset.xsd",
);

describeOnDatabases("the list as a file", (at) => {
  const bank = testBank(at);
  const outside = { name: 'SIA "Rīts"', account: "LV97HABA0012345678910", bic: "HABALV22" };

  const pay = async (who: Customer, order: object) => {
    const placed = await placePayment(at.db, {
      accountId: who.accountId,
      amountCents: 2_500,
      reference: "Rēķins",
      paymentType: "CREDIT",
      from: { name: who.name, account: who.iban, bic: "AMBRLV22" },
      to: outside,
      idempotencyKey: crypto.randomUUID(),
      payloadHash: "",
      now: bank.clock.now(),
      ...order,
    });
    if (!placed.ok) throw new Error(placed.refusal);
    return placed.payment.id;
  };

  /**
   * On a Friday 1000.00 is received; then a payment with its fee booked on Monday, a declined one, a bank fee, a
   * return.
   */
  const customer = async () => {
    const who = await bank.customer({ name: "Ilze Bērziņa" });
    const now = bank.clock.now();
    const paid = await pay(who, { feeCents: 35, reference: "=HYPERLINK()" });
    const refused = await pay(who, { amountCents: 900 });
    const from = { name: who.name, account: who.iban };
    const charge = { accountId: who.accountId, from, to: outside, reference: "Konts" };
    await chargeFee(at.db, { ...charge, amountCents: 120, now: now + 1_000 });
    await declinePayment(at.db, { paymentId: refused, reason: "account_closed", now: now + 2_000 });
    await settlePayment(at.db, { paymentId: paid, now: now + 3 * dayMs });
    await returnPayment(at.db, { paymentId: paid, reason: "returned", now: now + 4 * dayMs });
    return { who, paid, token: await bank.token(who) };
  };

  const file = async (who: Customer, token: string, request: object, language?: string) => {
    const answer = await bank.send("orderExport", { id: who.accountId, ...request }, { token, language });
    // Response.text() would remove the byte order mark.
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, text };
  };

  it("as CSV has every matching row, newest first, outgoing amounts negative, with booking dates", async () => {
    const { who, paid, token } = await customer();
    const { headers, text } = await file(who, token, {
      format: "csv",
      start: "2026-11-20",
      end: "2026-11-30",
    });
    expect(headers.get("Content-Type")).toBe("text/csv");
    expect(headers.get("Content-Disposition")).toContain('filename="transactions-2026-11-20-2026-11-30.csv"');
    const lines = text.split("\r\n").slice(1, -1);
    expect(lines.map((line) => line.split(",").slice(0, 6).join(","))).toEqual([
      "2026-11-24,2026-11-24,Payment received,Completed,25.00,EUR",
      "2026-11-20,2026-11-20,Bank fee,Completed,-1.20,EUR",
      "2026-11-20,,Payment sent,Declined,-9.00,EUR",
      "2026-11-20,2026-11-23,Payment fee,Completed,-0.35,EUR",
      "2026-11-20,2026-11-23,Payment sent,Completed,-25.00,EUR",
      "2026-11-20,2026-11-20,Payment received,Completed,1000.00,EUR",
    ]);
    expect(lines[4]).toBe(
      `2026-11-20,2026-11-23,Payment sent,Completed,-25.00,EUR,Ilze Bērziņa,${who.iban},AMBRLV22,"SIA ""Rīts""",LV97HABA0012345678910,HABALV22,'=HYPERLINK(),,${paid},Other,,,`,
    );
  });

  it("as CSV applies the whole filter and uses the language of the customer and of their spreadsheet", async () => {
    const { who, token } = await customer();
    const request = { format: "csv", statuses: ["declined"], amount_min: "9.00", text: "rits" };
    const { text } = await file(who, token, request, "lv");
    expect(text.startsWith("\uFEFFDatums;Iegrāmatots;Veids;Statuss;Summa;")).toBe(true);
    expect(text.split("\r\n").slice(1, -1)).toEqual([
      expect.stringMatching(/^2026-11-20;;Nosūtīts maksājums;Noraidīts;-9,00;EUR;.*;konts ir slēgts;/),
    ]);
  });

  it("as camt.053 is the statement of its range, whatever else is filtered, and conforms to the schema", async () => {
    const { who, token } = await customer();
    const range = { format: "camt053", start: "2026-11-24", end: "2026-11-20" };
    const { headers, text } = await file(who, token, { ...range, types: ["FEE"], text: "x" });
    expect(headers.get("Content-Disposition")).toContain('filename="statement-2026-11-20-2026-11-24.xml"');
    const xml = [{ fileName: "statement.xml", contents: text }];
    const { errors } = await validateXML({ xml, schema: [await readFile(schemaFile, "utf8")] });
    expect(errors).toEqual([]);
    const amounts = [...text.matchAll(/<Ntry>.*?<Amt Ccy="EUR">([\d.]+)<\/Amt><CdtDbtInd>(\w+)</g)];
    expect(amounts.map(([, amount, sign]) => `${sign} ${amount}`)).toEqual([
      "CRDT 1000.00",
      "DBIT 1.20",
      "DBIT 25.00",
      "DBIT 0.35",
      "CRDT 25.00",
    ]);
    expect(text).toContain("<Sum>1051.55</Sum>");
    expect(text).toContain(`<IBAN>${who.iban}</IBAN>`);
    expect(text).toContain("<Nm>SIA &quot;Rīts&quot;</Nm>");
  });

  it("as XLSX is the same list, with days and amounts of their own kind", async () => {
    const { who, token } = await customer();
    const request = {
      id: who.accountId,
      format: "xlsx",
      start: "2026-11-20",
      end: "2026-11-24",
      types: ["SEND"],
    };
    const answer = await bank.send("orderExport", request, { token, language: "lv" });
    expect(answer.headers.get("Content-Disposition")).toContain(
      'filename="transactions-2026-11-20-2026-11-24.xlsx"',
    );
    const [sheet] = await readSheets(Buffer.from(await answer.arrayBuffer()));
    expect(sheet?.data.map(([date, , , , amount]) => [date, amount])).toEqual([
      ["Datums", "Summa"],
      [new Date("2026-11-20"), -9],
      [new Date("2026-11-20"), -25],
    ]);
    expect(sheet?.data.at(-1)).toContain("=HYPERLINK()");
  });

  it("as MT940 is the same statement", async () => {
    const { who, token } = await customer();
    const range = { format: "mt940", start: "2026-11-20", end: "2026-11-24" };
    const { headers, text } = await file(who, token, range);
    expect(headers.get("Content-Disposition")).toContain('filename="statement-2026-11-20-2026-11-24.sta"');
    const [statement] = await read(Buffer.from(text, "latin1"));
    expect(statement).toMatchObject({
      accountId: who.iban,
      openingBalance: { value: 0 },
      closingBalance: { value: 998.45, currency: "EUR" },
    });
    expect(statement?.transactions.map(({ amount, code }) => [code, amount])).toEqual([
      ["NTRF", 1000],
      ["NCHG", 1.2],
      ["NTRF", 25],
      ["NCHG", 0.35],
      ["NRTI", 25],
    ]);
  });

  it("tells direct debits, and what was paid back, from other payments [2.10-12, 2.10-13]", async () => {
    const who = await bank.customer();
    const collect = async (scheme: "CORE" | "B2B") => {
      const debit = await collectDebit(at.db, {
        accountId: who.accountId,
        scheme,
        amountCents: 4_000,
        reference: "Elektrība",
        from: { name: who.name, account: who.iban, bic: "AMBRLV22" },
        to: outside,
        idempotencyKey: crypto.randomUUID(),
        now: bank.clock.now(),
      });
      if (!debit.ok) throw new Error(debit.refusal);
      return debit.payment.id;
    };
    const paymentId = await collect("CORE");
    await returnPayment(at.db, { paymentId, reason: "refunded", now: bank.clock.now() });
    await collect("B2B");
    const token = await bank.token(who);
    const csv = async (language: string) => (await file(who, token, { format: "csv" }, language)).text;
    const kinds = (text: string, separator: string) =>
      text
        .split("\r\n")
        .slice(1, 4)
        .map((line) => line.split(separator)[2])
        .toSorted();
    expect(kinds(await csv("en"), ",")).toEqual(["Direct debit", "Direct debit", "Money back"]);
    expect(kinds(await csv("lv"), ";")).toEqual(["Naudas atmaksa", "Tiešais debets", "Tiešais debets"]);
    expect(await csv("en")).toContain("you asked for your money back");
    const xml = (await file(who, token, { format: "camt053" })).text;
    const contents = [{ fileName: "statement.xml", contents: xml }];
    const { errors } = await validateXML({ xml: contents, schema: [await readFile(schemaFile, "utf8")] });
    expect(errors).toEqual([]);
    const codes = [...xml.matchAll(/<SubFmlyCd>(\w+)</g)].map(([, code]) => code);
    expect(codes.slice(1)).toEqual(["ESDD", "PRDD", "BBDD"]);
    const [statement] = await read(Buffer.from((await file(who, token, { format: "mt940" })).text, "latin1"));
    expect(statement?.transactions.map(({ code }) => code).slice(1)).toEqual(["NDDT", "NRTI", "NDDT"]);
  });

  it("without dates is from the first transaction to today", async () => {
    const { who, token } = await customer();
    bank.later(dayMs);
    const again = await bank.token(who);
    const { headers } = await file(who, again, { format: "camt053" });
    expect(headers.get("Content-Disposition")).toContain("statement-2026-11-20-2026-11-21.xml");
    const empty = await bank.customer({ balance: "0.00" });
    const none = await file(empty, await bank.token(empty), { format: "csv" });
    expect(none.text.split("\r\n")).toHaveLength(2);
    expect(none.headers.get("Content-Disposition")).toContain("transactions-2026-11-21-2026-11-21.csv");
    expect((await file(who, token, { format: "csv" })).status).toBe(401);
  });

  it("is for the customer's own account, valid dates and known formats only", async () => {
    const { who, token } = await customer();
    const other = await bank.customer();
    expect((await file(other, token, { format: "csv" })).status).toBe(403);
    for (const request of [{ format: "pdf" }, {}, { format: "csv", start: "2026-02-30" }]) {
      expect((await file(who, token, request)).status).toBe(400);
    }
  });
});
