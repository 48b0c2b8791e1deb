import { calls, type CallName } from "@amberline/api/contract";
import { roles, type Right, type Role } from "@amberline/domain/rights";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { declinePayment, placePayment, returnPayment, settlePayment, type Party } from "../ledger";
import { examples } from "../openapi";
import { describeOnDatabases } from "../platform/testDatabases";
import { paymentTo } from "../testing/orders";
import { readPdf } from "../testing/readPdf";
import { statementsOf, tablesReadWhole } from "../testing/statements";
import { access, sharedAccounts } from "../testing/sharedAccounts";
import { testBank } from "../testing/testBank";

const payee = (name: string, account: string): Party => ({
  ...{ name, account, bic: "PARXLV22", bankName: "Citadele banka", address: "Klusā iela 7" },
  ...{ city: "Cēsis", zip: "LV-4101", country: "LV" },
});

const reference = "Novembra alga";

const employees = {
  waits: payee("Zelma Ābele", "LV75PARX0000000000001"),
  settled: payee("Uldis Ķirsis", "LV48PARX0000000000002"),
  returned: payee("Gita Ūdre", "LV21PARX0000000000003"),
  declined: payee("Žanis Ģērmanis", "LV91PARX0000000000004"),
};

/** Without spaces, as papers and lists group accounts. */
const bare = (text: string) => text.replaceAll(/\s/g, "");

const secretsOf = (parties: readonly Party[]) =>
  [
    ...parties.flatMap(({ name, account }) => [name, account]),
    "PARXLV22",
    "Citadele",
    "Klusā",
    reference,
  ].map(bare);

/** All the text of an answer, whatever file it is. */
async function textOf(response: Response): Promise<string> {
  const blob = await response.blob();
  const type = response.headers.get("Content-Type") ?? "";
  if (type.includes("pdf")) return bare((await readPdf(blob)).pages.join(""));
  if (!type.includes("spreadsheet")) return bare(await blob.text());
  const parts = Object.values(unzipSync(new Uint8Array(await blob.arrayBuffer())));
  return bare(parts.map((part) => new TextDecoder().decode(part)).join(""));
}

const days = { start: "2026-11-01", end: "2026-11-30" };

/** Nobody's session or access outlives these. */
const endings: readonly CallName[] = ["logout", "signInDisown", "bridgeStream", "personLeave"];

describeOnDatabases("whom salaries go to", (at) => {
  const bank = testBank(at);
  const { company, colleague } = sharedAccounts(bank);

  /** A company that has paid salaries: some on their way, some arrived, some back, and some to a customer of this bank. */
  const paid = async () => {
    const a = await company();
    const employee = await bank.customer({ name: "Vizma Ezeriņa" });
    const from = { name: a.owner.name, account: a.owner.iban, bic: "AMBRLV22" };
    const pay = async (to: Party, paymentType: "CREDIT" | "INSTANT", amountCents: number) => {
      const key = `salary-${to.account}`;
      const now = bank.clock.now();
      const placed = await placePayment(at.db, {
        ...{ accountId: a.owner.accountId, idempotencyKey: key, payloadHash: key, from, to, now },
        ...{ amountCents, feeCents: 36, paymentType, reference, isSalary: true },
      });
      if (!placed.ok) throw new Error(placed.refusal);
      return placed.payment.id;
    };
    const now = bank.clock.now();
    const ids = {
      waits: await pay(employees.waits, "CREDIT", 12_311),
      settled: await pay(employees.settled, "CREDIT", 12_322),
      returned: await pay(employees.returned, "CREDIT", 12_333),
      declined: await pay(employees.declined, "CREDIT", 12_344),
      inside: await pay({ name: employee.name, account: employee.iban }, "INSTANT", 12_355),
    };
    await settlePayment(at.db, { paymentId: ids.settled, now });
    await settlePayment(at.db, { paymentId: ids.returned, now });
    await returnPayment(at.db, { paymentId: ids.returned, reason: `${employees.returned.name} moved`, now });
    const reason = `no account of ${employees.declined.name}`;
    await declinePayment(at.db, { paymentId: ids.declined, reason, now });
    const inside = { name: employee.name, account: employee.iban };
    return { ...a, employee, ids, secrets: secretsOf([...Object.values(employees), inside]) };
  };
  type Paid = Awaited<ReturnType<typeof paid>>;

  const as = async (a: Paid, role: Role) =>
    colleague(a, access(roles[role].filter((right: Right) => right !== "see")));

  /** What is asked of each call besides what its example asks: all that may read a payment. */
  const askedOf = ({ owner, ids }: Paid): [CallName, object][] => {
    const id = owner.accountId;
    const filters = [
      ...["Ābele", "Gita", "LV75PARX", "alga", "PARX"].map((text) => ({ text })),
      { amount_min: "123.11", amount_max: "123.55" },
      ...Object.values(ids).map((transaction_id) => ({ transaction_id })),
    ];
    const own = { id, corporate_id: id, user_id: id, from_account: "", ...days };
    const each = (Object.keys(calls) as CallName[])
      .filter((name) => calls[name].access === "session" && !endings.includes(name))
      .map((name): [CallName, object] => {
        const example: Record<string, unknown> = { ...examples[name].request };
        for (const [field, value] of Object.entries(own)) if (field in example) example[field] = value;
        return [name, example];
      });
    return [
      ...each,
      ["orderList", { id }],
      ["orderOverview", { id }],
      ...filters.map((filter): [CallName, object] => ["orderList", { id, totals: true, ...filter }]),
      ...filters.map((filter): [CallName, object] => ["orderPdf", { id, ...days, ...filter }]),
      ["orderPdf", { id, ...days }],
      ...(["csv", "xlsx", "camt053", "mt940"] as const).map((format): [CallName, object] => [
        "orderExport",
        { id, ...days, format },
      ]),
      ...Object.values(ids).flatMap((payment): [CallName, object][] => [
        ["transactionPdf", { id: payment, type: "transaction" }],
        ["transactionPdf", { id: payment, type: "fee" }],
      ]),
      ...Object.values(employees).map(({ name, account, bic }): [CallName, object] => [
        "orderCreate",
        paymentTo(owner, {
          to_name: name,
          to_account: account,
          to_bic: bic,
          to_reference: "x",
          amount: "1.00",
        }),
      ]),
    ];
  };

  const returnedId = async ({ ids }: Paid) => {
    const row = await at.db
      .selectFrom("transactions")
      .select("id")
      .where("counterpart_id", "=", ids.returned)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  /** The calls whose answers tell of them, for one who asks everything. */
  async function told(a: Paid, token: string, language: string) {
    const telling = new Set<string>();
    const asked = [
      ...askedOf(a),
      ["transactionPdf", { id: await returnedId(a), type: "transaction" }] as [CallName, object],
    ];
    for (const [nth, [name, request]] of asked.entries()) {
      const response = await bank.send(name, request, { token, language, key: `${language}-${nth}` });
      const text = await textOf(response);
      const sent = bare(JSON.stringify(request));
      const found = a.secrets.filter((secret) => text.includes(secret) && !sent.includes(secret));
      for (const secret of found) telling.add(`${name}: ${secret}`);
    }
    // The session has outlived all of it.
    const { status } = await bank.send("orderList", { id: a.owner.accountId }, { token, language });
    expect(status).toBe(200);
    return [...telling];
  }

  const namesIn = (telling: readonly string[]) =>
    [...new Set(telling.map((each) => each.split(":")[0]))].sort();

  it("is in no answer to who may not see salaries, in whatever way they ask [2.10-11]", async () => {
    const a = await paid();
    const sweeps = [
      ["viewer", "lv"],
      ["approver", "en"],
      ["payer", "lv"],
    ] as const;
    for (const [role, language] of sweeps) {
      const { token } = await as(a, role);
      expect([role, await told(a, token, language)]).toEqual([role, []]);
    }
  }, 120_000);

  it("is in the answers to the owner, and to who has the right [2.10-11]", async () => {
    const a = await paid();
    const { token } = await as(a, "accountant");
    const reading = ["orderExport", "orderList", "orderOverview", "orderPdf", "transactionPdf"];
    expect(namesIn(await told(a, token, "en"))).toEqual(reading);
    // What closing would end.
    expect(namesIn(await told(a, a.token, "lv"))).toEqual(["closingInfo", ...reading]);
  }, 120_000);

  it("is a word where it is hidden, beside the amount, so that all adds up [2.10-11]", async () => {
    const a = await paid();
    const { token } = await as(a, "viewer");
    const id = a.owner.accountId;
    const list = async (asked: object, by: string, language = "en") => {
      const { data } = await bank.call("orderList", { id, totals: true, ...asked }, { token: by, language });
      return { ...data, data: data.data ?? [] };
    };
    const overview = async (by: string) =>
      (await bank.call("orderOverview", { id }, { token: by })).data.data ??
      examples.orderOverview.response.data;
    const [seen, all] = [await list({}, token), await list({}, a.token)];
    const facts = (data: typeof seen) =>
      data.data.map(({ id: each, type, status, amount, fee, createdAt }) => [
        ...[each, type, status, amount, fee, createdAt],
      ]);
    expect(facts(seen)).toEqual(facts(all));
    expect([seen.total, seen.totals]).toEqual([all.total, all.totals]);
    expect(all.data.every(({ is_hidden: isHidden }) => !isHidden)).toBe(true);
    const hidden = seen.data.filter(({ is_hidden: isHidden }) => isHidden);
    expect(hidden).toHaveLength(11);
    for (const row of hidden) {
      const isBack = row.type === "RECEIVE";
      const nobody = { name: "Salary", account: "", bic: "", bank_name: "" };
      for (const [field, value] of Object.entries(nobody))
        expect(row).toMatchObject({ [`${isBack ? "from" : "to"}_${field}`]: value });
      expect(row[isBack ? "to_name" : "from_name"]).toBe(a.owner.name);
      expect([row.to_reference, row.status_reason]).toEqual(["", null]);
    }
    expect((await list({}, token, "lv")).data.some(({ to_name: name }) => name === "Alga")).toBe(true);
    for (const text of ["Ābele", "LV75PARX", "Novembra", employees.returned.account])
      expect([text, (await list({ text }, token)).total]).toEqual([text, 0]);
    expect((await list({ text: "Novembra" }, a.token)).total).toBe(11);
    expect((await list({ text: "salary" }, token)).total).toBe(11);
    expect((await list({ text: "123.11" }, token)).total).toBe(1);
    const { payees, recent, waiting, months } = await overview(token);
    expect([payees, recent]).toEqual([[], []]);
    expect(waiting.data.map(({ to_name: name }) => name)).toEqual(["Salary"]);
    expect(months).toEqual((await overview(a.token)).months);
  });

  it("is looked up as fast where it is hidden: by the same indexes", async () => {
    const a = await paid();
    const { token } = await as(a, "viewer");
    const id = a.owner.accountId;
    const asked = await statementsOf(async () => {
      await bank.call("orderList", { id, text: "123.11", totals: true }, { token });
      await bank.call("orderOverview", { id }, { token });
      await bank.send("orderExport", { id, ...days, format: "camt053" }, { token });
    });
    const reading = asked.filter((text) => text.includes("is_hidden"));
    expect(reading.length).toBeGreaterThan(3);
    for (const text of reading) expect([text, await tablesReadWhole(at.db, text)]).toEqual([text, []]);
  });

  it("is forgotten by a list that was read with the right, once it is taken [2.10-11]", async () => {
    const a = await paid();
    const { token, id } = await as(a, "accountant");
    const ask = (etag: string) =>
      bank.send("orderList", { id: a.owner.accountId }, { token, headers: { "If-None-Match": etag } });
    const etag = (await ask("")).headers.get("ETag") ?? "";
    expect((await ask(etag)).status).toBe(304);
    await a.save(a.owner, a.token, { id, access: access(["prepare", "documents"]) });
    const changed = await ask(etag);
    expect(changed.status).toBe(200);
    expect(await textOf(changed)).not.toContain(bare(employees.waits.name));
  });

  it("has no receipt where it is hidden, and is no payment that another repeats [2.10-11]", async () => {
    const a = await paid();
    const payer = await as(a, "payer");
    for (const type of ["transaction", "fee"] as const) {
      const asked = { id: a.ids.settled, type };
      expect((await bank.call("transactionPdf", asked, { token: payer.token })).err).toBe(
        "There is no such transaction.",
      );
    }
    const { name, account, bic = "" } = employees.waits;
    const again = paymentTo(a.owner, {
      ...{ to_name: name, to_account: account, to_bic: bic, to_reference: reference },
      ...{ amount: "123.11", payment_type: "CREDIT" },
    });
    const pay = async (who: typeof a.owner, token: string) => {
      const { data } = await bank.call("orderCreate", again, { token, key: who.login });
      const code2fa = await bank.codeFor(who, token, "payment", data.vop_id);
      const forced = { ...again, force_payment: true, vop_id: data.vop_id, code2fa };
      return bank.call("orderCreate", forced, { token, key: who.login });
    };
    expect(await pay(a.owner, a.token)).toMatchObject({ err: "LIKELY_REPEAT" });
    expect((await pay(payer.who, payer.token)).err).toBeUndefined();
  });

  it("sees what they were paid themselves, with who paid it [2.10-11]", async () => {
    const a = await paid();
    const token = await bank.token(a.employee);
    const { data } = await bank.call("orderList", { id: a.employee.accountId }, { token });
    expect(data.data?.find(({ amount }) => amount === "123.55")).toMatchObject({
      ...{ type: "RECEIVE", from_name: a.owner.name, to_reference: reference, is_hidden: false },
    });
  });
});
