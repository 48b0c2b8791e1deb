import { expect, it } from "vitest";
import { declinePayment, placePayment, settlePayment, chargeFee } from "../../ledger";
import { type Customer } from "../../operator/createCustomer";
import { describeOnPGlite } from "../../platform/testDatabases";
import { readPdf, withRole } from "../../testing/readPdf";
import { testBank } from "../../testing/testBank";

const centsOf = (text = "") => Number(text.replaceAll("\u2212", "-").replaceAll(/[^\d-]/g, ""));
const range = { start: "2026-11-01", end: "2026-11-30" };

describeOnPGlite("the bank's PDF documents", (at) => {
  const bank = testBank(at);
  const outside = { name: "SIA Mežaparka Ceptuve", account: "LV97HABA0012345678910", bic: "HABALV22" };

  const pay = async (who: Customer, amountCents: number, feeCents = 0) => {
    const placed = await placePayment(at.db, {
      accountId: who.accountId,
      amountCents,
      feeCents,
      reference: "Rēķins 118",
      paymentType: "CREDIT",
      from: { name: who.name, account: who.iban, bic: "AMBRLV22" },
      to: outside,
      idempotencyKey: crypto.randomUUID(),
      payloadHash: "",
      now: bank.clock.now(),
    });
    if (!placed.ok) throw new Error(placed.refusal);
    return placed.payment.id;
  };

  /** 1000.00 received; 25.00 and its fee sent, 9.00 declined, 1.20 charged by the bank. */
  const customer = async () => {
    const who = await bank.customer({ name: "Ilze Bērziņa" });
    const now = bank.clock.now();
    const paid = await pay(who, 2_500, 35);
    const declined = await pay(who, 900);
    const from = { name: who.name, account: who.iban };
    const charge = { accountId: who.accountId, amountCents: 120, from, to: outside, reference: "Konts", now };
    const charged = await chargeFee(at.db, charge);
    if (!charged.ok) throw new Error(charged.refusal);
    await settlePayment(at.db, { paymentId: paid, now: now + 1_000 });
    await declinePayment(at.db, { paymentId: declined, reason: "account_closed", now: now + 2_000 });
    return { who, token: await bank.token(who), paid, declined, charge: charged.payment.id };
  };

  const paper = async (
    name: "orderPdf" | "transactionPdf" | "detailsPdf",
    request: object,
    how: { token: string; language?: string },
  ) => {
    const response = await bank.send(name, request, how);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    const [, file] = /filename="([^"]*)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
    const pdf = await readPdf(await response.blob());
    const cells = withRole(pdf.structure, "TR").map((row) => withRole([row], "TD").map(({ text }) => text));
    return { file, pdf, cells };
  };

  const refusal = async (...ask: Parameters<typeof bank.send>) => {
    const response = await bank.send(...ask);
    return [response.status, await response.json()];
  };

  it("agree with the ledger to the cent, as the list does [7, 2.8-4]", async () => {
    const { who, token } = await customer();
    const { file, cells } = await paper("orderPdf", { id: who.accountId, ...range }, { token });
    expect(file).toBe("statement-2026-11-01-2026-11-30.pdf");
    const sums = cells.find(({ length }) => length === 4)?.map(centsOf);
    expect(sums).toEqual([0, 100_000, -2_655, 97_345]);
    const { data } = await bank.call("orderList", { id: who.accountId, totals: true }, { token });
    expect([centsOf(String(data.totals?.in)), centsOf(String(data.totals?.out))]).toEqual([100_000, 2_655]);
    const listed = (data.data ?? [])
      .filter(({ status }) => status === "done")
      .map(({ type, amount }) => (type === "RECEIVE" ? 1 : -1) * centsOf(String(amount)));
    const stated = cells.filter(({ length }) => length === 5).map(([, , , amount]) => centsOf(amount));
    expect(stated.toSorted()).toEqual(listed.toSorted());
  });

  it("are statements by booking date, with the ends of the range swapped or not, or empty [7-22]", async () => {
    const { who, token } = await customer();
    const swapped = { id: who.accountId, start: range.end, end: range.start };
    const { file, cells } = await paper("orderPdf", swapped, { token, language: "lv" });
    expect(file).toBe("konta-parskats-2026-11-01-2026-11-30.pdf");
    expect(cells.filter(({ length }) => length === 5)).toHaveLength(4);
    const later = { id: who.accountId, start: "2027-01-01", end: "2027-01-31" };
    const empty = await paper("orderPdf", later, { token });
    expect(empty.cells.find(({ length }) => length === 4)?.map(centsOf)).toEqual([97_345, 0, 0, 97_345]);
  });

  it("are lists without balances as soon as a filter is set", async () => {
    const { who, token } = await customer();
    const asked = { id: who.accountId, ...range, statuses: ["declined"], amount_min: "5.00" };
    const { file, cells, pdf } = await paper("orderPdf", asked, { token });
    expect(file).toBe("transactions-2026-11-01-2026-11-30.pdf");
    expect(pdf.pages[0]).not.toContain("balance,");
    expect(cells).toContainEqual(["1 transaction", "€0.00", "€0.00"]);
    const blank = await paper("orderPdf", { id: who.accountId, ...range, text: "  " }, { token });
    expect(blank.file).toMatch(/^statement/);
  });

  it("are receipts of a payment, of its fee, and of a fee of the bank [7]", async () => {
    const { token, paid, declined, charge } = await customer();
    const receipt = (id: string, type: string, language?: string) =>
      paper("transactionPdf", { id, type }, { token, language });
    const headings = [
      await receipt(paid, "transaction"),
      await receipt(paid, "fee"),
      await receipt(charge, "fee"),
      await receipt(declined, "transaction", "lv"),
    ].map(({ pdf, file }) => [withRole(pdf.structure, "H1")[0]?.text, file]);
    expect(headings).toEqual([
      ["Payment receipt", `receipt-2026-11-20-${paid.slice(0, 8)}.pdf`],
      ["Fee receipt", `fee-receipt-2026-11-20-${paid.slice(0, 8)}.pdf`],
      ["Fee receipt", `fee-receipt-2026-11-20-${charge.slice(0, 8)}.pdf`],
      ["Maksājuma dati", `maksajums-2026-11-20-${declined.slice(0, 8)}.pdf`],
    ]);
    const { pdf } = await receipt(declined, "transaction", "lv");
    expect(pdf.pages[0]).toContain("konts ir slēgts");
  });

  it("are bank details for verified customers only [2.9-3]", async () => {
    const { who, token } = await customer();
    const { file, cells } = await paper("detailsPdf", { id: who.accountId }, { token });
    expect(file).toBe(`account-details-${who.iban}.pdf`);
    expect(cells[0]).toEqual(["Ilze Bērziņa"]);
    const sharing = await bank.customer({ ownIban: false });
    const shared = { token: await bank.token(sharing), language: "lv" };
    const partner = await paper("detailsPdf", { id: sharing.accountId }, shared);
    expect(partner.file).toBe(`konta-rekviziti-${sharing.topUpReference}.pdf`);
    expect(partner.cells.at(-1)).toEqual([sharing.topUpReference]);
    const unverified = await bank.customer({ verified: false });
    const other = await bank.token(unverified);
    expect(await refusal("detailsPdf", { id: unverified.accountId }, { token: other })).toEqual([
      403,
      { err: "Forbidden" },
    ]);
  });

  it("are inaccessible to others: their accounts are forbidden, their payments not found [6] [8]", async () => {
    const { who, paid } = await customer();
    const token = await bank.token(await bank.customer());
    for (const id of [who.accountId, crypto.randomUUID(), "1 or 1=1"]) {
      const forbidden = [403, { err: "Forbidden" }];
      expect(await refusal("orderPdf", { id, ...range }, { token })).toEqual(forbidden);
      expect(await refusal("detailsPdf", { id }, { token })).toEqual(forbidden);
    }
    for (const id of [paid, crypto.randomUUID(), "%"]) {
      for (const type of ["transaction", "fee"]) {
        const answer = await refusal("transactionPdf", { id, type }, { token });
        expect(answer).toEqual([200, { err: "There is no such transaction." }]);
      }
    }
  });

  it("do not exist for a fee that was not charged, and require valid dates and amounts", async () => {
    const { who, token, declined } = await customer();
    const none = await refusal("transactionPdf", { id: declined, type: "fee" }, { token });
    expect(none).toEqual([200, { err: "There is no such transaction." }]);
    for (const wrong of [{ start: "2026-02-30" }, { end: "soon" }, { amount_min: "1.234" }]) {
      const [status] = await refusal("orderPdf", { id: who.accountId, ...range, ...wrong }, { token });
      expect(status).toBe(400);
    }
  });

  it("are drawn one after another for a customer, and no more than a few wait [ASVS 15.2.2]", async () => {
    const [one, other] = [await customer(), await customer()];
    const ask = ({ who, token }: typeof one) =>
      bank.send("orderPdf", { id: who.accountId, ...range }, { token });
    const asked = [...Array.from({ length: 7 }, () => ask(one)), ask(other)];
    const answers = await Promise.all(asked);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 7).toSorted()).toEqual([200, 200, 200, 200, 503, 503, 503]);
    expect(statuses.at(-1)).toBe(200);
    expect(await answers.find(({ status }) => status === 503)?.json()).toEqual({
      err: "The bank is very busy right now. Try again in a moment.",
    });
  });
});
