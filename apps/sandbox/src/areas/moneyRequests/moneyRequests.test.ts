import { type Calls, type RequestOf } from "@amberline/api/contract";
import { addDays, civilDate, dayMs, minuteMs } from "@amberline/domain/dates";
import { expect, it } from "vitest";
import { partnerBank } from "../../bank";
import { bankTimeZone } from "../../days";
import { deleteExpired } from "../../housekeeping";
import { declinePayment, placePayment, receivePayment, returnPayment, settlePayment } from "../../ledger";
import { type Customer } from "../../operator/createCustomer";
import { describeOnDatabases } from "../../platform/testDatabases";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";

type Act = RequestOf<Calls["moneyRequestUpdate"]>["act"];

const outside = { name: "Jānis Ozols", account: "LV97HABA0012345678910", bic: "HABALV22" };

describeOnDatabases("requests for money", (at) => {
  const bank = testBank(at);
  const { company, colleague } = sharedAccounts(bank);
  const today = () => civilDate(bank.clock.now(), bankTimeZone);

  const wanted = (change: Partial<RequestOf<Calls["moneyRequestCreate"]>> = {}) => ({
    key: crypto.randomUUID() as string,
    payer: "Jānis",
    text: "Koncerta biļetes",
    amount: "45.00",
    until: addDays(today(), 14),
    ...change,
  });

  const asking = (token: string) => {
    const ask = (change: Parameters<typeof wanted>[0] = {}) =>
      bank.call("moneyRequestCreate", wanted(change), { token });
    return {
      ask,
      made: async (change: Parameters<typeof wanted>[0] = {}) => {
        bank.later(1000);
        const request = wanted(change);
        const { data, text } = await bank.call("moneyRequestCreate", request, { token });
        const made = data.data?.find(({ key }) => key === request.key);
        if (!made) throw new Error(text);
        return made;
      },
      list: async () => (await bank.call("moneyRequestList", {}, { token })).data.data ?? [],
      change: (id: string, act: Act, transactionId?: string) =>
        bank.call(
          "moneyRequestUpdate",
          { id, act, ...(transactionId === undefined ? {} : { transaction_id: transactionId }) },
          { token },
        ),
      view: (request: string) => bank.call("moneyRequestView", { token: request }, {}),
    };
  };

  const customer = async (change: Parameters<typeof bank.customer>[0] = {}) => {
    const who = await bank.customer(change);
    return { who, ...asking(await bank.token(who)) };
  };

  /** Money from another bank. */
  const receive = async (
    { accountId, name, iban }: Customer,
    reference: string,
    cents = 4_500,
    status: "new" | "done" = "done",
  ) => {
    bank.later(1000);
    const received = await receivePayment(at.db, {
      ...{ accountId, amountCents: cents, reference, status, paymentType: "CREDIT", now: bank.clock.now() },
      ...{ from: outside, to: { name, account: iban } },
    });
    if (!received.ok) throw new Error(received.refusal);
    return received.payment.id;
  };

  it("have a reference and a link, which shows what to pay to whoever has it [2.9-4]", async () => {
    const { who, made, view } = await customer({ name: "Ilze Bērziņa" });
    const request = await made();
    expect(request).toMatchObject({
      ...{ amount: "45.00", paid: "0.00", state: "open", text: "Koncerta biļetes", payer: "Jānis" },
      ...{ made_by: { name: "Ilze Bērziņa", is_self: true }, payments: [], suggestions: [] },
    });
    expect(request.token).toMatch(/^[\w-]{22}$/);
    expect(request.reference).toMatch(/^RF\d\d[2-9A-HJ-NP-Z]{12}$/);
    const seen = await view(request.token);
    expect(seen.data.data).toEqual({
      ...{ state: "open", to_name: "Ilze Bērziņa", text: "Koncerta biļetes" },
      pay: {
        ...{
          to_account: who.iban,
          to_holder: null,
          to_bic: "AMBRLV22",
          to_bank_name: "Amberline",
          amount: "45.00",
        },
        ...{ reference: request.reference, until: request.until },
      },
    });
    expect(seen.text).not.toContain("Jānis");
  });

  it("name the top-up reference as well where the account has no IBAN of its own [2.9-4]", async () => {
    const { who, made, view, list } = await customer({ ownIban: false });
    const { reference, token } = await made();
    expect(reference).toMatch(/^AMB\d+ RF/);
    expect(reference.startsWith(`${who.topUpReference} `)).toBe(true);
    const seen = (await view(token)).data.data;
    expect(seen).toMatchObject({
      to_name: who.name,
      pay: {
        reference,
        to_account: partnerBank.iban,
        to_holder: "Amberline AS",
        to_bank_name: "Banking Circle",
      },
    });
    await receive(who, reference);
    expect((await list())[0]?.state).toBe("paid");
  });

  it.each([
    ["as it is", (reference: string) => reference],
    ["in groups", (reference: string) => reference.replaceAll(/(.{4})/g, "$1 ")],
    [
      "in lower case behind other words",
      (reference: string) => `Par biļetēm, ${reference.toLowerCase()} paldies`,
    ],
  ])("are paid by what comes in with the reference %s [2.9-5]", async (_, written) => {
    const { who, made, list, view } = await customer();
    const { reference, token } = await made();
    await receive(who, written(reference), 2_000);
    expect((await list())[0]).toMatchObject({ state: "open", paid: "20.00" });
    expect((await view(token)).data.data?.pay?.amount).toBe("25.00");
    await receive(who, written(reference), 2_600);
    const [paid] = await list();
    expect(paid).toMatchObject({ state: "paid", paid: "46.00" });
    expect(paid?.payments.map(({ amount, from_name: name }) => [amount, name])).toEqual([
      ["20.00", "Jānis Ozols"],
      ["26.00", "Jānis Ozols"],
    ]);
    expect((await view(token)).data.data).toMatchObject({ state: "paid", pay: null });
  });

  it("are paid by other customers of this bank, at once or when clearing settles [2.9-5]", async () => {
    const { who, made, list } = await customer();
    const payer = await bank.customer({ balance: "500.00" });
    for (const paymentType of ["INSTANT", "CREDIT"] as const) {
      const { reference, id } = await made();
      const placed = await placePayment(at.db, {
        ...{ accountId: payer.accountId, idempotencyKey: crypto.randomUUID(), payloadHash: "" },
        ...{ amountCents: 4_500, reference, paymentType, now: bank.clock.now() },
        ...{ from: { name: payer.name, account: payer.iban }, to: { name: who.name, account: who.iban } },
      });
      if (!placed.ok) throw new Error(placed.refusal);
      if (paymentType === "CREDIT")
        await settlePayment(at.db, { paymentId: placed.payment.id, now: bank.clock.now() });
      expect((await list()).find((each) => each.id === id)?.state).toBe("paid");
    }
  });

  it("count no payment before it is done, nor one that is declined", async () => {
    const { who, made, list } = await customer();
    const { reference } = await made();
    const declined = await receive(who, reference, 4_500, "new");
    await declinePayment(at.db, { paymentId: declined, reason: "x", now: bank.clock.now() });
    const waiting = await receive(who, reference, 4_500, "new");
    expect((await list())[0]).toMatchObject({ state: "open", paid: "0.00", payments: [] });
    await settlePayment(at.db, { paymentId: waiting, now: bank.clock.now() });
    expect((await list())[0]).toMatchObject({ state: "paid", paid: "45.00" });
  });

  it("are matched with what comes late or after they were cancelled, and offer it to pay no more [2.9-5]", async () => {
    const { who, made, change, view } = await customer();
    const late = await made({ until: today() });
    const cancelled = await made();
    expect((await change(cancelled.id, "cancel")).err).toBeUndefined();
    expect((await change(cancelled.id, "cancel")).err).toBeUndefined();
    expect((await change(cancelled.id, "reopen")).err).toBe("This request was cancelled.");
    bank.later(dayMs);
    const { list } = asking(await bank.token(who));
    const states = async () => (await list()).map(({ state, paid }) => [state, paid]);
    expect(await states()).toEqual([
      ["cancelled", "0.00"],
      ["expired", "0.00"],
    ]);
    for (const { token } of [late, cancelled]) expect((await view(token)).data.data?.pay).toBeNull();
    await receive(who, cancelled.reference);
    await receive(who, late.reference);
    expect(await states()).toEqual([
      ["cancelled", "45.00"],
      ["paid", "45.00"],
    ]);
  });

  it("can be left at what came in, and asked for again [2.9-5]", async () => {
    const { who, made, change } = await customer();
    const { id, reference } = await made();
    expect((await change(id, "settle")).err).toBe("Nothing has come in for this request yet.");
    await receive(who, reference, 4_000);
    for (const [act, state] of [
      ["settle", "settled"],
      ["settle", "settled"],
      ["reopen", "open"],
      ["reopen", "open"],
    ] as const)
      expect((await change(id, act)).data.data?.[0]?.state).toBe(state);
  });

  it("suggest what came in without the reference, and let the customer choose it and take it back [2.9-5]", async () => {
    const { who, made, change, list } = await customer();
    await receive(who, "Pirms tam");
    const { id } = await made();
    const [transaction] = [await receive(who, "biļetes"), await receive(who, "cita summa", 4_501)];
    expect((await list())[0]?.suggestions).toMatchObject([{ id: transaction, reference: "biļetes" }]);
    for (let nth = 0; nth < 2; nth += 1) {
      const matched = (await change(id, "match", transaction)).data.data?.[0];
      expect(matched).toMatchObject({ state: "paid", payments: [{ id: transaction, is_chosen: true }] });
    }
    const other = await made();
    expect((await change(other.id, "match", transaction)).err).toContain("may belong to another one");
    const back = (await change(id, "unmatch", transaction)).data.data?.find((each) => each.id === id);
    expect(back).toMatchObject({ state: "open", payments: [], suggestions: [{ id: transaction }] });
  });

  it("keep what came with the reference, and take nothing that isn't the account's own", async () => {
    const { who, made, change, list } = await customer({ balance: "100.00" });
    const { id, reference } = await made();
    const transaction = await receive(who, reference, 1_000);
    await change(id, "unmatch", transaction);
    expect((await list())[0]?.paid).toBe("10.00");
    const stranger = await customer();
    const theirs = await receive(stranger.who, reference);
    expect((await list())[0]?.paid).toBe("10.00");
    const waiting = await receive(who, "vēl nav", 4_500, "new");
    const sent = await placePayment(at.db, {
      ...{ accountId: who.accountId, idempotencyKey: "out", payloadHash: "", amountCents: 3_500 },
      ...{ reference, paymentType: "CREDIT", now: bank.clock.now() },
      ...{ from: { name: who.name, account: who.iban }, to: outside },
    });
    if (!sent.ok) throw new Error(sent.refusal);
    await settlePayment(at.db, { paymentId: sent.payment.id, now: bank.clock.now() });
    const returned = await returnPayment(at.db, {
      ...{ paymentId: sent.payment.id, reason: "account_closed", now: bank.clock.now() },
    });
    if (!returned.ok) throw new Error(returned.refusal);
    expect((await list())[0]).toMatchObject({ paid: "10.00", suggestions: [] });
    for (const one of [theirs, waiting, sent.payment.id, returned.payment.id, "", "x' or '1'='1"])
      expect((await change(id, "match", one)).err).toContain("can't be counted");
    for (const act of ["cancel", "settle", "reopen", "match", "unmatch"] as const)
      expect((await stranger.change(id, act, theirs)).err).toBe("There is no such request for money.");
    expect((await stranger.change("1 or 1=1", "cancel")).err).toBe("There is no such request for money.");
    expect(await stranger.list()).toEqual([]);
  });

  it("take a payment once, whatever is asked for at the same time", async () => {
    const { who, made, change, list } = await customer();
    const [first, second] = [await made(), await made()];
    const transaction = await receive(who, "biļetes");
    const answers = await Promise.all([
      change(first.id, "match", transaction),
      change(second.id, "match", transaction),
      change(first.id, "match", transaction),
    ]);
    expect(answers.filter(({ err }) => err === undefined).length).toBeGreaterThan(0);
    expect((await list()).filter(({ state }) => state === "paid")).toHaveLength(1);
    const key = crypto.randomUUID();
    const again = { ...wanted(), key };
    const token = await bank.token(who);
    await Promise.all([1, 2, 3].map(() => bank.call("moneyRequestCreate", again, { token })));
    expect((await list()).filter((each) => each.key === key)).toHaveLength(1);
    expect(bank.defects).toEqual([]);
  });

  it("are made once with a key, and not with other content", async () => {
    const { ask, list } = await customer();
    const request = wanted();
    const [made] = (await ask(request)).data.data ?? [];
    expect((await ask({ ...request, text: ` ${request.text} ` })).data.data?.[0]?.token).toBe(made?.token);
    expect((await ask({ ...request, amount: "46.00" })).err).toContain("Something else was asked for");
    expect(await list()).toHaveLength(1);
  });

  it.each([
    [{ text: "" }, "What it is for"],
    [{ text: "Īre #5" }, "What it is for"],
    [{ payer: "Jānis <b>" }, "The payer's name"],
    [{ amount: "0" }, ""],
    [{ amount: "-5.00" }, ""],
    [{ amount: "1000000000.00" }, ""],
    [{ until: "2026-11-19" }, "The last day"],
    [{ until: "2028-11-20" }, "The last day"],
  ])("are refused as %j", async (change, text) => {
    const { ask, list } = await customer();
    const { err } = await ask(change);
    expect(err).toContain(text);
    expect(await list()).toEqual([]);
  });

  it("are a hundred at most that are open, and those first in the list", async () => {
    const { who, made, ask, list } = await customer();
    const first = await made();
    const [row] = await at.db
      .selectFrom("money_requests")
      .selectAll()
      .where("account_id", "=", who.accountId)
      .execute();
    if (!row) throw new Error("It was not made.");
    const more = Array.from({ length: 250 }, (_, nth) => ({
      ...{ ...row, id: crypto.randomUUID(), key: crypto.randomUUID() },
      ...{ token: `${row.token}${nth}`, reference: `${row.reference}${nth}` },
      ...{ created_at: new Date(bank.clock.now() + nth + 1).toISOString() },
      cancelled_at: nth < 99 ? null : row.created_at,
    }));
    await at.db.insertInto("money_requests").values(more).execute();
    expect((await ask()).err).toContain("already 100 open");
    const shown = await list();
    expect(shown).toHaveLength(200);
    expect(shown.findIndex(({ id }) => id === first.id)).toBe(99);
    expect(shown[100]?.state).toBe("cancelled");
  });

  it("are two hundred a day from an account at most, cancelled or not [2.9-4]", async () => {
    const { who, made, change, ask } = await customer();
    const { id } = await made();
    await change(id, "cancel");
    const one = await at.db
      .selectFrom("money_requests")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 199 }, (_, nth) => ({
      ...one,
      ...{
        id: crypto.randomUUID(),
        key: crypto.randomUUID(),
        token: `${id} ${nth}`,
        reference: `${id} ${nth}`,
      },
    }));
    await at.db.insertInto("money_requests").values(more).execute();
    expect((await ask()).err).toContain("200 requests for money were made");
    bank.later(dayMs);
    expect((await asking(await bank.token(who)).ask()).err).toBeUndefined();
  });

  it("are asked by who is verified and not stopped, and show nothing of who is stopped later", async () => {
    expect((await (await customer({ verified: false })).ask()).err).toContain("Verify your identity");
    const { who, made, view } = await customer();
    const { token } = await made();
    await at.db.updateTable("logins").set({ blocked_by: "bank" }).where("email", "=", who.login).execute();
    const unknown = await view("A".repeat(22));
    expect(unknown.err).toBe("There is no such request for money.");
    expect((await view(token)).text).toBe(unknown.text);
  });

  it("are a company's: made by who may prepare payments, seen by all with access", async () => {
    const a = await company();
    const preparer = asking((await colleague(a, access(["prepare"]), { name: "Anna Liepiņa" })).token);
    const viewer = asking((await colleague(a, access([]))).token);
    const { id, token } = await preparer.made();
    expect((await viewer.ask()).status).toBe(403);
    expect((await viewer.change(id, "cancel")).status).toBe(403);
    expect((await viewer.list())[0]).toMatchObject({
      id,
      made_by: { name: "Anna Liepiņa", is_self: false },
    });
    expect((await viewer.view(token)).data.data?.to_name).toBe("SIA Dzintara Krasts");
    await at.db
      .updateTable("accounts")
      .set({ corporate_confirm: false })
      .where("id", "=", a.owner.accountId)
      .execute();
    expect((await asking(a.token).ask()).err).toContain("under review");
  });

  it("tell a guesser nothing, and not for long", async () => {
    bank.later(minuteMs);
    const { view } = await customer();
    const answers = [];
    for (let nth = 0; nth < 31; nth += 1) answers.push((await view(`${nth}`)).err);
    expect(new Set(answers.slice(0, 30))).toEqual(new Set(["There is no such request for money."]));
    expect(answers[30]).toContain("Try again in a minute");
  });

  it("are kept thirteen months after their last day, and what they were is in the trail", async () => {
    const { who, made } = await customer();
    await made({ until: today() });
    await deleteExpired(at.db, bank.clock.now() + 396 * dayMs);
    const left = at.db.selectFrom("money_requests").select("id").where("account_id", "=", who.accountId);
    expect(await left.execute()).toHaveLength(1);
    await deleteExpired(at.db, bank.clock.now() + 397 * dayMs);
    expect(await left.execute()).toEqual([]);
    const trail = at.db.selectFrom("audit_log").select("action").where("account_id", "=", who.accountId);
    expect((await trail.execute()).map(({ action }) => action)).toContain("moneyRequest.made");
  });
});
