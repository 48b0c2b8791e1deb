import { expect, it } from "vitest";
import { instantAt } from "@amberline/domain/dates";
import { bankTimeZone } from "../../days";
import { chargeFee, placePayment, settlePayment, type PaymentOrder } from "../../ledger";
import { type Customer } from "../../operator/createCustomer";
import { outboxMailer } from "../../outbox";
import { describeOnDatabases, describeOnPGlite } from "../../platform/testDatabases";
import { readPdf, withRole } from "../../testing/readPdf";
import { testBank } from "../../testing/testBank";
import { tellOfFees } from "./tellOfFees";

const outside = { name: "SIA Mežaparka Ceptuve", account: "LV97HABA0012345678910", bic: "HABALV22" };
const at = (day: string, time: string) => instantAt(day, time, bankTimeZone);

describeOnDatabases("the fees of a year", (database) => {
  const bank = testBank(database);
  const send = async (who: Customer, feeCents: number, now: number, change: Partial<PaymentOrder> = {}) => {
    const placed = await placePayment(database.db, {
      accountId: who.accountId,
      amountCents: 1_000,
      feeCents,
      reference: "Rēķins 118",
      paymentType: "CREDIT",
      from: { name: who.name, account: who.iban, bic: "AMBRLV22" },
      to: outside,
      idempotencyKey: crypto.randomUUID(),
      payloadHash: "",
      now,
      ...change,
    });
    if (!placed.ok) throw new Error(placed.refusal);
    await settlePayment(database.db, { paymentId: placed.payment.id, now: now + 1_000 });
  };
  const charge = (who: Customer, amountCents: number, now: number) =>
    chargeFee(database.db, {
      accountId: who.accountId,
      amountCents,
      from: { name: who.name, account: who.iban },
      to: outside,
      reference: "Konta apkalpošana",
      now,
    });

  it("are what the ledger posted, by the year at the bank, each service with its fees [2.1-42]", async () => {
    const who = await bank.customer({ name: "Ilze Bērziņa" });
    const now = bank.clock.now();
    await send(who, 35, now);
    await send(who, 35, now);
    await send(who, 50, now);
    await send(who, 0, now, { paymentType: "INSTANT" });
    // The last second of the year in Riga, and the first of the next.
    await charge(who, 120, at("2026-12-31", "23:59"));
    await charge(who, 130, at("2027-01-01", "00:01"));
    const token = await bank.token(who);
    const list = async () => (await bank.call("feeYearList", {}, { token })).data.data;
    expect(await list()).toEqual([{ year: 2026, paid: "2.40", is_over: false }]);
    bank.later(at("2027-01-02", "12:00") - now);
    const again = await bank.token(who);
    expect((await bank.call("feeYearList", {}, { token: again })).data.data).toEqual([
      { year: 2027, paid: "1.30", is_over: false },
      { year: 2026, paid: "2.40", is_over: true },
    ]);
    const response = await bank.send("feeYearPdf", { year: 2026 }, { token: again });
    const pdf = await readPdf(await response.blob());
    const rows = withRole(pdf.structure, "TR").map(({ children }) => children.map(({ text }) => text.trim()));
    expect(rows.slice(0, 5).map(([, value]) => value)).toEqual([
      "Amberline AS",
      "Everyday, Ilze Bērziņa",
      who.iban.replaceAll(/(.{4})(?=.)/g, "$1 "),
      "1 January 2026 – 31 December 2026",
      "2 January 2027",
    ]);
    expect(rows.slice(5)).toEqual([
      ["Total fees paid", "€2.40"],
      expect.arrayContaining(["Service", "Total, EUR"]),
      ["General account services"],
      ["Konta apkalpošana", "1", "1.20", "1", "1.20"],
      ["Payments (excluding cards)"],
      ["Credit transfer, SEPA", "3", "0.35", "2", "0.70"],
      ["Credit transfer, SEPA", "", "0.50", "1", "0.50"],
      ["Total fees paid", "", "", "", "2.40"],
    ]);
    expect((await bank.call("feeYearPdf", { year: 2025 }, { token: again })).err).toContain("no statement");
    const other = await bank.token(await bank.customer());
    expect((await bank.call("feeYearList", {}, { token: other })).data.data?.[0]?.paid).toBe("0.00");
  });

  it("are told of once, from the first morning of the next, by however many processes [2.1-43]", async () => {
    const fresh = testBank(database);
    const [who, company] = [await fresh.customer(), await fresh.customer({ kind: "corporate" })];
    const run = (day: string, time: string) =>
      tellOfFees({ db: database.db, mailer: outboxMailer(fresh.clock) }, at(day, time));
    const mails = async ({ login }: Customer) =>
      (await fresh.mail()).filter(
        ({ recipient, subject }) => recipient === login && /of fees|maksas pārskats/.test(subject),
      );
    await run("2027-01-01", "05:59");
    expect(await mails(who)).toEqual([]);
    await Promise.all([run("2027-01-01", "06:00"), run("2027-01-01", "06:00")]);
    await run("2027-11-20", "12:00");
    const [mail, ...more] = await mails(who);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Pakalpojumu maksas pārskats par 2026. gadu ir gatavs");
    expect(mail?.body).toContain(who.iban.slice(-4));
    const ofCompany = database.db.selectFrom("notifications").where("account_id", "=", company.accountId);
    expect(await ofCompany.selectAll().execute()).toEqual([]);
    const told = await fresh.call("notificationList", {}, { token: await fresh.token(who) });
    expect(told.data.data?.[0]).toMatchObject({
      title: "Your statement of fees for 2026 is ready",
      about: { target: "fees" },
    });
    await run("2028-01-01", "06:00");
    expect(await mails(who)).toHaveLength(2);
    const block = (by: "customer" | null) =>
      database.db.updateTable("logins").set({ blocked_by: by }).where("email", "=", who.login).execute();
    await block("customer");
    await run("2029-01-01", "06:00");
    expect(await mails(who)).toHaveLength(2);
    await block(null);
    await run("2029-03-01", "12:00");
    expect(await mails(who)).toHaveLength(3);
  });
});

describeOnPGlite("the fee information document", (database) => {
  const bank = testBank(database);

  it("is for anybody, of consumers' tariffs only, with the symbol and what is not offered [2.1-44]", async () => {
    const read = async (tariff: string, language: string) =>
      readPdf(await (await bank.send("feeInformationPdf", { tariff }, { language })).blob());
    const pdf = await read("everyday", "en");
    expect(withRole(pdf.structure, "H1").map(({ text }) => text)).toEqual(["Fee Information Document"]);
    expect(withRole(pdf.structure, "Figure")[0]?.alt).toContain("fee information document");
    const rows = withRole(pdf.structure, "TR").map(({ children }) => children.map(({ text }) => text.trim()));
    expect(rows).toContainEqual(["Credit transfer, SEPA instant", "Free of charge"]);
    expect(rows).toContainEqual(["Credit transfer, outside SEPA", "€5.00"]);
    expect(rows).toContainEqual(["Overdraft", "Not available"]);
    expect((await read("everyday", "lv")).title).toBe("Pakalpojumu cenrādis  ·  Ikdienas");
    expect((await bank.call("feeInformationPdf", { tariff: "business" })).err).toContain(
      "no fee information",
    );
  });
});
