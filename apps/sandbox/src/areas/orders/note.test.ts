import { type Calls, type RequestOf } from "@amberline/api/contract";
import { guessCategory, type Category } from "@amberline/domain/categories";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { listTransactions, lockForPayments, recordPast, type PastTransaction } from "../../ledger";
import { describeOnDatabases } from "../../platform/testDatabases";
import { type Customer } from "../../operator/createCustomer";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";

const rimi = { name: "SIA Rimi Latvia", account: "LV44UNLA0055001234567", bic: "UNLALV2X" };
const anna = { name: "Anna Liepiņa", account: "LV97HABA0012345678910", bic: "HABALV22" };

describeOnDatabases("what customers say of their transactions", (at) => {
  const bank = testBank(at);
  const { company, colleague } = sharedAccounts(bank);

  const past = async (who: Customer, rows: Partial<PastTransaction>[]) => {
    const own = { name: who.name, account: who.iban, bic: "AMBRLV22" };
    const base = { type: "SEND", amountCents: 1_000, reference: "", paymentType: "INSTANT" } as const;
    await recordPast(at.db, {
      accountId: who.accountId,
      past: rows.map((row, nth) => ({
        ...base,
        ...(row.type === "RECEIVE" ? { from: row.from ?? anna, to: own } : { from: own, to: rimi }),
        at: bank.clock.now() + nth,
        ...row,
      })),
    });
  };
  /** A customer with two payments to Rimi and one to Anna, the newest first. */
  const customer = async () => {
    const who = await bank.customer({ balance: "1000.00" });
    await past(who, [{ to: anna, reference: "Paldies" }, {}, {}]);
    return { who, id: who.accountId, token: await bank.token(who) };
  };
  type Party = { id: string; token: string };
  const list = async ({ id, token }: Party, request: object = {}) =>
    (await bank.call("orderList", { id, totals: true, ...request }, { token })).data;
  const rowsOf = async (party: Party, request: object = {}) => (await list(party, request)).data ?? [];
  type Said = Partial<RequestOf<Calls["transactionNote"]>>;
  const say = ({ id, token }: Party, transaction_id: string, said: Said) =>
    bank.call(
      "transactionNote",
      { id, transaction_id, version: 0, note: "", for_payee: false, ...said },
      { token },
    );
  const categoriesOf = async (party: Party) => (await rowsOf(party)).map(({ category }) => category);

  it("is guessed before anybody says anything, in the list, its filter and its sums alike [2.8-20]", async () => {
    const a = await customer();
    expect(await categoriesOf(a)).toEqual(["groceries", "groceries", "other", "income"]);
    expect((await rowsOf(a))[0]).toMatchObject({ category_from: "guess", note: "", note_version: 0 });
    expect(await list(a, { categories: ["groceries"] })).toMatchObject({
      total: 2,
      totals: { in: "0.00", out: "20.00" },
    });
    const { data } = await bank.call("orderCategories", { id: a.id }, { token: a.token });
    expect(data.data).toEqual([
      { category: "groceries", in: "0.00", out: "20.00" },
      { category: "other", in: "0.00", out: "10.00" },
      { category: "income", in: "1000.00", out: "0.00" },
    ]);
  });

  it("is guessed by the database as by the rules, whatever is written [2.8-20]", async () => {
    const who = await bank.customer({ name: "Ilze Bērziņa", balance: "1000.00" });
    const texts = [
      ["SIA RIMI LATVIA", "Pirkums"],
      ["Mēness aptieka", "ZĀLES"],
      ["Bolt Food", ""],
      ["ilze berzina", "Sev"],
      ["Video Nams", "Īre"],
      ["Anna Liepiņa", "Rimi un Īre"],
      ["Anna Liepiņa", "Darba alga"],
      ["1a.lv", "Pasūtījums"],
      ["Žanis Ģērmanis", "Šķūņa jumts"],
      ["H&M Hennes", ""],
      ["Jēkabs", "apdrošināšanas polise"],
    ] as const;
    await past(who, [
      ...texts.map(([name, reference]) => ({ to: { ...rimi, name }, reference })),
      ...texts.map(([name, reference]) => ({
        ...{ type: "RECEIVE" as const, from: { ...rimi, name }, reference },
      })),
      { feeCents: 35 },
      { isSalary: true },
    ]);
    const { rows } = await listTransactions(at.db, { accountId: who.accountId, hiddenAs: null });
    for (const row of rows) {
      const isIn = row.type === "RECEIVE";
      const isFee = row.type === "FEE";
      const kind = isFee ? "fee" : row.is_salary ? "salary" : isIn ? "in" : "out";
      const [party, holder] = isIn ? [row.from_name, row.to_name] : [row.to_name, row.from_name];
      expect([row.to_name, row.category]).toEqual([
        row.to_name,
        guessCategory({ kind, holder, party, reference: row.to_reference }),
      ]);
    }
    expect(new Set(rows.map(({ category }) => category)).size).toBeGreaterThan(8);
  });

  it("is learnt for a payee, what was paid before and is paid later, unless only one is meant [2.8-21]", async () => {
    const a = await customer();
    const [newest, second] = await rowsOf(a);
    const taught = await say(a, newest?.id ?? "", { category: "home", for_payee: true });
    expect(taught.data.data).toMatchObject({ category: "home", category_from: "payee", note_version: 1 });
    expect(await categoriesOf(a)).toEqual(["home", "home", "other", "income"]);
    await say(a, second?.id ?? "", { category: "leisure" });
    await past(a.who, [{ at: bank.clock.now() + 10 }]);
    expect(await categoriesOf(a)).toEqual(["home", "home", "leisure", "other", "income"]);
    expect(await list(a, { categories: ["home"] })).toMatchObject({ total: 2 });
    await say(a, newest?.id ?? "", { version: 1, category: null, for_payee: true });
    await say(a, second?.id ?? "", { version: 1, category: null });
    expect(await categoriesOf(a)).toEqual(["groceries", "groceries", "groceries", "other", "income"]);
  });

  // The single connection of the embedded database would wait for itself.
  it.runIf(at.kind === "postgres")(
    "is learnt while a payment is settled, and breaks neither off",
    async () => {
      const a = await customer();
      const [newest] = await rowsOf(a);
      const id = newest?.id ?? "";
      const said = await at.db.transaction().execute(async (trx) => {
        await trx.selectFrom("transactions").select("id").where("id", "=", id).forUpdate().execute();
        const saying = say(a, id, { category: "home", for_payee: true });
        const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        await expect
          .poll(async () => (await waiting.execute(at.db)).rows.length, { timeout: 10_000 })
          .toBe(1);
        await lockForPayments(trx, a.id, []);
        return { saying };
      });
      expect((await said.saying).data.data).toMatchObject({ category: "home", category_from: "payee" });
    },
  );

  it("has a note, which the search finds and exports have [2.8-22, 2.8-23]", async () => {
    const a = await customer();
    const [newest] = await rowsOf(a);
    await say(a, newest?.id ?? "", { note: "  Dāvana māsai\nuz dzimšanas dienu " });
    const found = await list(a, { text: "davana MĀSAI uz" });
    expect(found).toMatchObject({ total: 1, totals: { out: "10.00" } });
    expect(found.data?.[0]).toMatchObject({
      note: "Dāvana māsai\nuz dzimšanas dienu",
      category: "groceries",
    });
    expect((await list(a, { text: "mātei" })).total).toBe(0);
    const file = await bank.send("orderExport", { id: a.id, format: "csv" }, { token: a.token });
    const [head, first] = (await file.text()).split(/\r\n/);
    expect(head).toContain("Number,Category,Note");
    expect(first).toMatch(/,Groceries,"Dāvana māsai\nuz dzimšanas dienu",,$/);
  });

  it("is written on the version that was seen, or refused; a repeated request is answered [2.8-24]", async () => {
    const a = await customer();
    const id = (await rowsOf(a))[0]?.id ?? "";
    const first = { note: "Mine", category: "home" as Category };
    expect((await say(a, id, first)).data.data).toMatchObject({ note: "Mine", note_version: 1 });
    expect((await say(a, id, first)).data.data).toMatchObject({ note: "Mine", note_version: 1 });
    expect((await say(a, id, { note: "Other" })).err).toBe("NOTE_CHANGED");
    const both = await Promise.all(["one", "two"].map((note) => say(a, id, { version: 1, note })));
    expect(both.filter(({ err }) => err === "NOTE_CHANGED")).toHaveLength(1);
    expect((await rowsOf(a))[0]).toMatchObject({ note_version: 2, category: "home" });
  });

  it("renews the list of everybody who looks at it", async () => {
    const a = await customer();
    const etag = async () =>
      (await bank.send("orderList", { id: a.id }, { token: a.token })).headers.get("ETag");
    const [before, id] = [await etag(), (await rowsOf(a))[0]?.id ?? ""];
    expect(await etag()).toBe(before);
    await say(a, id, { note: "New" });
    expect(await etag()).not.toBe(before);
  });

  it("of a company is said by who may prepare payments, and seen by all who see the account [2.8-25]", async () => {
    const a = await company();
    await past(a.owner, [{}]);
    const party = { id: a.owner.accountId };
    const books = { ...party, token: (await colleague(a, access(["prepare"]))).token };
    const looks = { ...party, token: (await colleague(a, access([]))).token };
    const id = (await rowsOf(books))[0]?.id ?? "";
    expect((await say(looks, id, { note: "Not theirs" })).status).toBe(403);
    expect((await say(books, id, { note: "Rēķins 7", category: "services" })).status).toBe(200);
    expect((await rowsOf(looks))[0]).toMatchObject({ note: "Rēķins 7", category: "services" });
    const stranger = { ...party, token: (await customer()).token };
    expect((await say(stranger, id, { note: "Mine" })).status).toBe(403);
    const other = await customer();
    expect((await say(other, id, { note: "Mine" })).err).toBe("NOT_FOUND");
  });

  it("tells nothing of a salary to who may not see them [2.8-25]", async () => {
    const a = await company();
    await past(a.owner, [{ isSalary: true, to: anna }, { to: anna }]);
    const owner = { id: a.owner.accountId, token: a.token };
    const books = { id: owner.id, token: (await colleague(a, access(["prepare"]))).token };
    const [plain, salary] = await rowsOf(owner);
    await say(owner, salary?.id ?? "", { note: "Annas prēmija", category: "health" });
    await say(owner, plain?.id ?? "", { category: "education", for_payee: true });
    const [, hidden] = await rowsOf(books);
    expect(hidden).toMatchObject({ is_hidden: true, category: "wages", note: "", note_version: 0 });
    expect((await list(books, { text: "prēmija" })).total).toBe(0);
    expect((await list(books, { categories: ["health"] })).total).toBe(0);
    expect((await say(books, salary?.id ?? "", { version: 1, note: "x" })).err).toBe("NOT_FOUND");
    expect((await list(owner, { text: "prēmija" })).total).toBe(1);
  });

  it("has labels, tidied and each once, spelled as they were first, in order [2.8-31]", async () => {
    const a = await customer();
    const [one, two] = (await rowsOf(a)).map(({ id }) => id);
    const said = await say(a, one ?? "", { labels: [" Jāņa  māja", "Remonts", "REMONTS"] });
    expect(said.data.data).toMatchObject({ labels: ["Jāņa māja", "Remonts"], note_version: 1 });
    const later = { labels: ["remonts", "jana maja"] };
    expect((await say(a, two ?? "", later)).data.data?.labels).toEqual(["Remonts", "jana maja"]);
    expect((await say(a, two ?? "", later)).data.data).toMatchObject({ note_version: 1 });
    expect((await say(a, two ?? "", { labels: ["Cits"] })).err).toBe("NOTE_CHANGED");
    const kept = await say(a, one ?? "", { version: 1, note: "Žogs" });
    expect(kept.data.data?.labels).toEqual(["Jāņa māja", "Remonts"]);
    const all = ["jana maja", "Jāņa māja", "Remonts"];
    expect(new Set((await list(a, { with_labels: true, limit: 1, text: "Žogs" })).labels)).toEqual(
      new Set(all),
    );
    expect((await list(a)).labels).toBeUndefined();
    await say(a, one ?? "", { version: 2, labels: [] });
    expect((await list(a, { with_labels: true })).labels).toEqual(["jana maja", "Remonts"]);
  });

  it("is found by its labels, in the filter, the search and the tables [2.8-32]", async () => {
    const a = await customer();
    const id = (await rowsOf(a))[0]?.id ?? "";
    await say(a, id, { labels: ["Jāņa māja", "Remonts"] });
    expect(await list(a, { labels: ["cits", "JĀŅA MĀJA"] })).toMatchObject({
      ...{ total: 1, totals: { out: "10.00" }, data: [{ id }] },
    });
    expect((await list(a, { labels: ["Jāņa"] })).total).toBe(0);
    expect((await list(a, { labels: ["' or 1=1"] })).total).toBe(0);
    expect((await list(a, { labels: [] })).total).toBe(4);
    expect((await list(a, { text: "jana" })).total).toBe(1);
    const file = await bank.send(
      "orderExport",
      { id: a.id, format: "csv", labels: ["remonts"] },
      { token: a.token },
    );
    const [head, first, ...rest] = (await file.text()).trimEnd().split(/\r\n/);
    expect(head).toMatch(/,Attachments,Labels$/);
    expect(first).toMatch(/,"Jāņa māja, Remonts"$/);
    expect(rest).toEqual([]);
  });

  it("has labels of an account up to a number, and those of a transaction [2.8-31]", async () => {
    const a = await customer();
    const [one, two] = (await rowsOf(a)).map(({ id }) => id);
    const kept = Array.from({ length: 49 }, (_, nth) => ({
      ...{ account_id: a.id, transaction_id: one ?? "", key: `x${nth}`, label: `X${nth}` },
      ...{ search: `x${nth}`, place: nth },
    }));
    await at.db.insertInto("transaction_labels").values(kept).execute();
    expect((await say(a, two ?? "", { labels: ["New", "Newer"] })).err).toMatch(/50/);
    expect((await say(a, two ?? "", { labels: ["New", "X1"] })).status).toBe(200);
    const many = ["1", "2", "3", "4", "5", "6"];
    expect((await say(a, two ?? "", { version: 1, labels: many })).status).toBe(400);
    expect((await say(a, two ?? "", { version: 1, labels: [many.join()] })).status).toBe(400);
    expect((await say(a, two ?? "", { version: 1, labels: ["x".repeat(31)] })).status).toBe(400);
  });

  it("shows labels to who sees the account, and none of a salary to who may not see them [2.8-33]", async () => {
    const a = await company();
    await past(a.owner, [{ isSalary: true, to: anna }, { to: anna }]);
    const owner = { id: a.owner.accountId, token: a.token };
    const books = { id: owner.id, token: (await colleague(a, access(["prepare"]))).token };
    const looks = { id: owner.id, token: (await colleague(a, access([]))).token };
    const [plain, salary] = (await rowsOf(owner)).map(({ id }) => id);
    await say(owner, salary ?? "", { labels: ["Prēmija"] });
    expect((await say(looks, plain ?? "", { labels: ["Not theirs"] })).status).toBe(403);
    expect((await say(books, plain ?? "", { labels: ["Projekts"] })).status).toBe(200);
    expect((await rowsOf(books)).map(({ labels }) => labels)).toEqual([["Projekts"], [], []]);
    expect((await list(looks, { with_labels: true })).labels).toEqual(["Projekts"]);
    expect((await list(looks, { labels: ["prēmija"] })).total).toBe(0);
    expect((await list(looks, { text: "prēmija" })).total).toBe(0);
    expect((await list(owner, { with_labels: true })).labels).toEqual(["Prēmija", "Projekts"]);
    expect((await list(owner, { labels: ["prēmija"] })).total).toBe(1);
  });

  type Change = Partial<RequestOf<Calls["labelUpdate"]>>;
  const labelsOf = async ({ id, token }: Party) =>
    (await bank.call("labelList", { id }, { token })).data.data;
  const change = async ({ id, token }: Party, label: string, wish: Change) =>
    bank.call("labelUpdate", { id, label, to: null, count: 1, merges: false, ...wish }, { token });

  it("has labels renamed everywhere, found by the new name, told to who writes meanwhile [2.8-34]", async () => {
    const a = await customer();
    const [one = "", two = ""] = (await rowsOf(a)).map(({ id }) => id);
    await say(a, one, { labels: ["Remnts", "Māja"] });
    await say(a, two, { labels: ["Remnts"] });
    expect(await labelsOf(a)).toEqual([
      { label: "Māja", count: 1 },
      { label: "Remnts", count: 2 },
    ]);
    const renamed = { to: " Remonts ", count: 2 };
    const after = [
      { label: "Māja", count: 1 },
      { label: "Remonts", count: 2 },
    ];
    expect((await change(a, "remnts", renamed)).data.data).toEqual(after);
    expect((await rowsOf(a))[0]).toMatchObject({ labels: ["Remonts", "Māja"], note_version: 2 });
    expect((await say(a, two, { version: 1, note: "Older" })).err).toBe("NOTE_CHANGED");
    expect((await list(a, { text: "remonts" })).total).toBe(2);
    expect((await list(a, { labels: ["Remnts"] })).total).toBe(0);
    expect((await change(a, "Remnts", renamed)).data.data).toEqual(after);
    expect((await change(a, "Remonts", { to: "REMONTS", count: 2 })).data.data?.[1]?.label).toBe("REMONTS");
    expect((await change(a, "Cits", { to: "Vēl cits" })).err).toBe("LABEL_CHANGED");
    for (const to of ["", " , ", "a, b", "x".repeat(31)])
      expect((await change(a, "Māja", { to })).status).toBe(400);
  });

  it("has a label become one with another only knowingly, once on each transaction [2.8-34]", async () => {
    const a = await customer();
    const [one = "", two = ""] = (await rowsOf(a)).map(({ id }) => id);
    await say(a, one, { labels: ["Kāzas", "kazas"] });
    await say(a, two, { labels: ["kazas"] });
    const wish = { to: "KĀZAS", count: 2 };
    expect((await change(a, "kazas", wish)).err).toBe("LABEL_TAKEN");
    const merged = [{ label: "Kāzas", count: 2 }];
    expect((await change(a, "kazas", { ...wish, merges: true })).data.data).toEqual(merged);
    expect((await change(a, "kazas", { ...wish, merges: true })).data.data).toEqual(merged);
    expect((await rowsOf(a)).map(({ labels }) => labels)).toEqual([["Kāzas"], ["Kāzas"], [], []]);
  });

  it("has a label taken off as many transactions as was told, once [2.8-35]", async () => {
    const a = await customer();
    const [one = "", two = ""] = (await rowsOf(a)).map(({ id }) => id);
    await say(a, one, { labels: ["Remonts", "Māja"], note: "Žogs" });
    await say(a, two, { labels: ["Remonts"] });
    expect((await change(a, "Remonts", { count: 1 })).err).toBe("LABEL_CHANGED");
    const left = [{ label: "Māja", count: 1 }];
    const both = await Promise.all([1, 2].map(() => change(a, "Remonts", { count: 2 })));
    expect(both.map(({ data }) => data.data)).toEqual([left, left]);
    expect((await rowsOf(a))[0]).toMatchObject({ labels: ["Māja"], note: "Žogs", note_version: 2 });
    const trail = at.db.selectFrom("audit_log").select(["action", "detail"]).where("account_id", "=", a.id);
    const told = (await trail.execute()).filter(({ action }) => action.startsWith("transaction.label"));
    expect(told).toEqual([{ action: "transaction.labelRemoved", detail: '{"transactions":2}' }]);
  });

  it("leaves labels of others, and of salaries to who may see them [2.8-36]", async () => {
    const a = await company();
    await past(a.owner, [{ isSalary: true, to: anna }, { to: anna }]);
    const owner = { id: a.owner.accountId, token: a.token };
    const books = { id: owner.id, token: (await colleague(a, access(["prepare"]))).token };
    const looks = { id: owner.id, token: (await colleague(a, access([]))).token };
    const [plain = "", salary = ""] = (await rowsOf(owner)).map(({ id }) => id);
    await say(owner, salary, { labels: ["Projekts"] });
    await say(owner, plain, { labels: ["Projekts"] });
    const other = await customer();
    await say(other, (await rowsOf(other))[0]?.id ?? "", { labels: ["Projekts"] });
    expect(await labelsOf(books)).toEqual([{ label: "Projekts", count: 1 }]);
    expect((await change(looks, "Projekts", {})).status).toBe(403);
    expect((await change({ ...other, id: owner.id }, "Projekts", {})).status).toBe(403);
    expect((await change(books, "Projekts", { to: "Darbs" })).data.data).toEqual([
      { label: "Darbs", count: 1 },
    ]);
    expect(await labelsOf(owner)).toEqual([
      { label: "Darbs", count: 1 },
      { label: "Projekts", count: 1 },
    ]);
    expect((await change(books, "Darbs", { to: "projekts" })).data.data).toEqual([
      { label: "projekts", count: 1 },
    ]);
    expect(await labelsOf(owner)).toEqual([{ label: "projekts", count: 2 }]);
    expect((await change(books, "projekts", {})).data.data).toEqual([]);
    expect(await labelsOf(owner)).toEqual([{ label: "projekts", count: 1 }]);
    expect(await labelsOf(other)).toEqual([{ label: "Projekts", count: 1 }]);
  });

  it("is in the trail without its words, and goes with the account", async () => {
    const a = await customer();
    const id = (await rowsOf(a))[0]?.id ?? "";
    await say(a, id, { note: "Secret wish", category: "home", for_payee: true, labels: ["Hidden word"] });
    const trail = await at.db
      .selectFrom("audit_log")
      .select(["action", "detail"])
      .where("account_id", "=", a.id)
      .execute();
    const noted = trail.filter(({ action }) => action === "transaction.noted");
    expect(noted).toHaveLength(1);
    expect(JSON.stringify(noted)).toContain("forPayee");
    expect(JSON.stringify(trail)).not.toMatch(/Secret wish|Hidden word/);
  });

  it.each([
    ["too long a note", { note: "x".repeat(501) }],
    ["an unknown category", { category: "gold" as Category }],
    ["a fee's payee", { category: "home" as Category, for_payee: true }],
  ])("refuses %s", async (_, said) => {
    const who = await bank.customer({ balance: "1000.00" });
    await past(who, [{ type: "fee_manual" }]);
    const party = { id: who.accountId, token: await bank.token(who) };
    expect((await say(party, (await rowsOf(party))[0]?.id ?? "", said)).status).toBe(400);
  });
});
