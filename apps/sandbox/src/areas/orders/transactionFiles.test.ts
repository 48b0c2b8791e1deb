import { type Calls, type RequestOf } from "@amberline/api/contract";
import { transactionFileLimit } from "@amberline/domain/transactionFiles";
import { expect, it } from "vitest";
import { recordPast, type PastTransaction } from "../../ledger";
import { describeOnDatabases } from "../../platform/testDatabases";
import { type Customer } from "../../operator/createCustomer";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";

const anna = { name: "Anna Liepiņa", account: "LV97HABA0012345678910", bic: "HABALV22" };
const png = Buffer.from("\x89PNG\r\n\x1a\nreceipt", "latin1").toString("base64");
const pdf = Buffer.from(
  "%PDF-1.7\n1 0 obj << /Type /Page >> endobj\ntrailer << /Size 1 >>\nstartxref\n9\n%%EOF\n",
).toString("base64");

describeOnDatabases("files beside a transaction", (at) => {
  const bank = testBank(at);
  const { company, colleague } = sharedAccounts(bank);

  const past = async (who: Customer, rows: Partial<PastTransaction>[]) => {
    const from = { name: who.name, account: who.iban, bic: "AMBRLV22" };
    const base = { type: "SEND", amountCents: 1_000, reference: "", paymentType: "INSTANT" } as const;
    await recordPast(at.db, {
      accountId: who.accountId,
      past: rows.map((row, nth) => ({ ...base, from, to: anna, at: bank.clock.now() + nth, ...row })),
    });
  };
  type Party = { id: string; token: string };
  const list = async ({ id, token }: Party, request: object = {}) =>
    (await bank.call("orderList", { id, ...request }, { token })).data;
  const rowsOf = async (party: Party, request: object = {}) => (await list(party, request)).data ?? [];
  type Added = Partial<RequestOf<Calls["transactionFileAdd"]>>;
  const add = ({ id, token }: Party, transaction_id: string, file: Added = {}) =>
    bank.call(
      "transactionFileAdd",
      { id, transaction_id, file_id: crypto.randomUUID(), name: "čeks.png", base64: png, ...file },
      { token },
    );
  const remove = ({ id, token }: Party, transaction_id: string, file_id: string) =>
    bank.call("transactionFileDelete", { id, transaction_id, file_id }, { token });
  const read = ({ id, token }: Party, transaction_id: string, file_id: string) =>
    bank.send("transactionFile", { id, transaction_id, file_id }, { token });
  const isThere = async (...of: Parameters<typeof read>) =>
    (await read(...of)).headers.get("Content-Disposition") !== null;
  /** A customer with two payments, and the newest one's id. */
  const customer = async () => {
    const who = await bank.customer({ balance: "1000.00" });
    await past(who, [{}, {}]);
    const party = { who, id: who.accountId, token: await bank.token(who) };
    return { ...party, newest: (await rowsOf(party))[0]?.id ?? "" };
  };

  it("are kept, listed, read as they were sent and removed for good [2.8-27]", async () => {
    const a = await customer();
    const { data } = await add(a, a.newest, { name: "../čeks.png" });
    const [file] = data.data?.files ?? [];
    expect(file).toMatchObject({ name: "čeks.png", type: "image/png", size: 15 });
    bank.later(1);
    await add(a, a.newest, { name: "Rēķins 7.pdf", base64: pdf });
    expect((await rowsOf(a)).map(({ files }) => files?.map(({ name }) => name))).toEqual([
      ["čeks.png", "Rēķins 7.pdf"],
      [],
      [],
    ]);
    const answer = await read(a, a.newest, file?.id ?? "");
    expect(Buffer.from(await answer.arrayBuffer()).toString("base64")).toBe(png);
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment/);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const left = await remove(a, a.newest, file?.id ?? "");
    expect(left.data.data?.files?.map(({ name }) => name)).toEqual(["Rēķins 7.pdf"]);
    expect((await remove(a, a.newest, file?.id ?? "")).data.data?.files).toHaveLength(1);
    expect(await isThere(a, a.newest, file?.id ?? "")).toBe(false);
  });

  it("are stored once, however often one is sent [2.8-28]", async () => {
    const a = await customer();
    const file_id = crypto.randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => add(a, a.newest, { file_id })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await rowsOf(a))[0]?.files).toHaveLength(1);
  });

  it("are few, even when they are sent at once [2.8-27]", async () => {
    const a = await customer();
    const sent = await Promise.all(Array.from({ length: transactionFileLimit + 2 }, () => add(a, a.newest)));
    expect(sent.filter(({ data }) => data.data)).toHaveLength(transactionFileLimit);
    expect((await rowsOf(a))[0]?.files).toHaveLength(transactionFileLimit);
  });

  it.each([
    ["of another kind", { name: "page.html", base64: btoa("<script>") }],
    ["that is not what its name says", { name: "receipt.png", base64: pdf }],
    ["that is half a PDF", { name: "receipt.pdf", base64: btoa("%PDF-1.7\nhalf") }],
    ["that is empty", { base64: "" }],
    ["that is too large", { name: "a.txt", base64: btoa("x".repeat(5_000_001)) }],
    ["that is no base64", { base64: "?" }],
    ["without a name of its own", { file_id: "1" }],
  ])("refuse one %s [2.8-27]", async (_, file) => {
    const a = await customer();
    expect((await add(a, a.newest, file)).data.data).toBeUndefined();
    expect((await rowsOf(a))[0]?.files).toEqual([]);
  });

  it("are found by the filter and by their names, and exports name them [2.8-29]", async () => {
    const a = await customer();
    await add(a, a.newest, { name: "Galda čeks.png" });
    bank.later(1);
    await add(a, a.newest, { name: "b.pdf", base64: pdf });
    expect((await rowsOf(a, { has_files: true })).map(({ id }) => id)).toEqual([a.newest]);
    expect(await list(a, { has_files: false })).toMatchObject({ total: 2 });
    expect(await list(a, { text: "GALDA ceks" })).toMatchObject({ total: 1 });
    expect(await list(a, { text: "GALDA ceks", has_files: false })).toMatchObject({ total: 0 });
    const file = await bank.send("orderExport", { id: a.id, format: "csv" }, { token: a.token });
    const [head, first, second] = (await file.text()).split(/\r\n/);
    expect(head).toContain("Category,Note,Attachments");
    expect(first).toMatch(/,"Galda čeks.png, b.pdf",$/);
    expect(second).toMatch(/,,$/);
  });

  it("renew the list of everybody who looks at it", async () => {
    const a = await customer();
    const etag = async () =>
      (await bank.send("orderList", { id: a.id }, { token: a.token })).headers.get("ETag");
    const before = await etag();
    const { data } = await add(a, a.newest);
    const after = await etag();
    expect(after).not.toBe(before);
    await remove(a, a.newest, data.data?.files?.[0]?.id ?? "");
    expect(await etag()).not.toBe(after);
  });

  it("of a company are put there by who may prepare payments, and read by all who see the account [2.8-30]", async () => {
    const a = await company();
    await past(a.owner, [{}]);
    const party = { id: a.owner.accountId };
    const books = { ...party, token: (await colleague(a, access(["prepare"]))).token };
    const looks = { ...party, token: (await colleague(a, access([]))).token };
    const id = (await rowsOf(books))[0]?.id ?? "";
    expect((await add(looks, id)).status).toBe(403);
    const file = (await add(books, id)).data.data?.files?.[0]?.id ?? "";
    expect((await remove(looks, id, file)).status).toBe(403);
    expect(await isThere(looks, id, file)).toBe(true);
    const other = await customer();
    expect((await read({ ...party, token: other.token }, id, file)).status).toBe(403);
    expect(await isThere(other, id, file)).toBe(false);
    expect((await add(other, id)).err).toBe("NOT_FOUND");
    expect((await remove(other, id, file)).err).toBe("NOT_FOUND");
    // Under the same id, beside a payment of one's own.
    expect((await add(other, other.newest, { file_id: file })).status).toBe(200);
    expect((await rowsOf(books))[0]?.files).toHaveLength(1);
  });

  it("tell nothing of a salary to who may not see them [2.8-30]", async () => {
    const a = await company();
    await past(a.owner, [{ isSalary: true }]);
    const owner = { id: a.owner.accountId, token: a.token };
    const books = { id: owner.id, token: (await colleague(a, access(["prepare"]))).token };
    const id = (await rowsOf(owner))[0]?.id ?? "";
    const file = (await add(owner, id, { name: "Annas līgums.png" })).data.data?.files?.[0]?.id ?? "";
    expect((await rowsOf(books))[0]).toMatchObject({ is_hidden: true, files: [] });
    expect(await isThere(books, id, file)).toBe(false);
    expect((await add(books, id)).err).toBe("NOT_FOUND");
    expect((await remove(books, id, file)).err).toBe("NOT_FOUND");
    expect((await list(books, { has_files: true })).total).toBe(0);
    expect((await list(books, { text: "līgums" })).total).toBe(0);
  });

  it("are in the trail without their names", async () => {
    const a = await customer();
    const { data } = await add(a, a.newest, { name: "Secret wish.png" });
    await remove(a, a.newest, data.data?.files?.[0]?.id ?? "");
    const trail = await at.db
      .selectFrom("audit_log")
      .select(["action", "detail"])
      .where("account_id", "=", a.id)
      .execute();
    const actions = trail.map(({ action }) => action);
    expect(actions).toContain("transaction.fileAdded");
    expect(actions).toContain("transaction.fileRemoved");
    expect(JSON.stringify(trail)).not.toContain("Secret wish");
  });
});
