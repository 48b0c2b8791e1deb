import { readFile } from "node:fs/promises";
import { type Calls, type RequestOf } from "@amberline/api/contract";
import { dayMs, minuteMs } from "@amberline/domain/dates";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { documentVersions } from "../../bank";
import { deleteExpired } from "../../housekeeping";
import { recordPast, type PastTransaction } from "../../ledger";
import { type Customer } from "../../operator/createCustomer";
import { describeOnDatabases } from "../../platform/testDatabases";
import { paymentTo } from "../../testing/orders";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { newcomers } from "../../testing/signUp";
import { testBank } from "../../testing/testBank";
import { tell } from "../notifications";
import { runDataCopies } from ".";
import { rowsOfLogin } from "./ofLogin";

/** Secrets, the books and what is derived from them, what passes in minutes or days, and what is of no customer. */
const leftOut = [
  ...["access_tokens", "codes", "passkey_challenges", "recovery_codes", "step_ups", "totp_setups"],
  ...["verification_links", "widget_tokens", "push_keys", "pushes", "throttle", "idempotency"],
  ...["balances", "day_balances", "journal_entries", "ledger_accounts", "postings", "untold_transactions"],
  ...["banks", "outside_accounts", "settings", "schema_migrations", "complaint_years"],
  ...["operators", "operator_sessions", "operator_invitations", "data_copy_pieces"],
  ...["payments_without_code", "fee_years_told", "document_changes", "budget_changes"],
];

/** Given as the ledger tells of them. */
const toldByLedger = ["transactions", "transaction_notes", "transaction_labels", "spaces"];

const anna = { name: "Anna Liepiņa", account: "LV97HABA0012345678910", bic: "HABALV22" };

/** Of a list in the archive. */
const kindOf = (name: string) =>
  name.endsWith(".json") ? name.split("/").at(-1)?.slice(0, -".json".length) : undefined;

describeOnDatabases("the copy of a customer's data", (at) => {
  const bank = testBank(at);
  const { company, colleague } = sharedAccounts(bank);
  const run = (stopping = new AbortController().signal) => runDataCopies({ ...bank.parts(), stopping });
  const order = (token: string, key: string = crypto.randomUUID()) =>
    bank.call("dataCopyOrder", { key }, { token });
  const list = async (token: string) => (await bank.call("dataCopyList", {}, { token })).data;
  const tidy = () => deleteExpired(at.db, bank.clock.now());

  /** As the customer gets it. */
  async function download(who: Customer, token: string): Promise<Record<string, Uint8Array>> {
    const [copy] = (await list(token)).data ?? [];
    const id = copy?.id ?? "";
    await bank.stepUp(who, token, "dataCopyFile", id);
    const answer = await bank.send("dataCopyFile", { id }, { token });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/zip"]);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length).toBe(copy?.size);
    return unzipSync(bytes);
  }

  const rowsIn = (files: Record<string, Uint8Array>, name: string) =>
    JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as Record<string, unknown>[];

  it("is ordered, made in the background, told of and downloaded with a step-up [2.12-40] [2.12-41]", async () => {
    const who = await bank.customer({ name: "Ilze Bērziņa" });
    const payee = await bank.customer({ name: "Jānis Ozols" });
    const token = await bank.token(who);
    const ordered = await order(token);
    expect(ordered.data).toMatchObject({ data: [{ state: "making", until: null }], may_order: false });
    await run();
    const { data = [], may_order: mayOrder } = await list(token);
    expect(data).toMatchObject([{ state: "ready" }]);
    expect(mayOrder).toBe(true);
    const told = await bank.call("notificationList", {}, { token });
    expect(told.data.data?.[0]).toMatchObject({
      kind: "security",
      title: "The copy of your data is ready",
      about: { target: "myData" },
    });
    expect((await bank.mail()).map(({ subject }) => subject)).toContain("The copy of your data is ready");
    const id = data[0]?.id ?? "";
    expect((await bank.call("dataCopyFile", { id }, { token })).err).toBe("STEP_UP_REQUIRED");
    const files = await download(who, token);
    expect(Object.keys(files)[0]).toBe("read-me.txt");
    expect(rowsIn(files, "profile.json")).toMatchObject([{ email: who.login, first_name: "Ilze" }]);
    expect(rowsIn(files, `accounts/${who.iban}/account.json`)).toMatchObject([
      { iban: who.iban, balances: [{ currency: "EUR", balance: "1000.00" }] },
    ]);
    const statement = files[`accounts/${who.iban}/statements/statement-2026-01-01-2026-11-20.pdf`];
    expect(strFromU8(statement?.slice(0, 5) ?? new Uint8Array())).toBe("%PDF-");
    expect(JSON.stringify(rowsIn(files, "trail.json"))).toContain("dataCopy.ordered");
    // One download for each step-up.
    expect((await bank.call("dataCopyFile", { id }, { token })).err).toBe("STEP_UP_REQUIRED");
    const other = await bank.token(payee);
    expect((await bank.send("dataCopyFile", { id }, { token: other })).status).toBe(403);
    expect(
      (await bank.send("challengeCreate", { act: "dataCopyFile", subject: id }, { token: other })).status,
    ).toBe(403);
  });

  it("is made one at a time, twice a day at most, and kept for a week [2.12-42]", async () => {
    const who = await bank.customer();
    const token = await bank.token(who);
    const key = crypto.randomUUID();
    const orders = await Promise.all([order(token, key), order(token), order(token, key)]);
    const texts = orders.map(({ err }) => err ?? "ordered").toSorted();
    expect((await list(token)).data).toHaveLength(1);
    expect(texts.filter((text) => text.includes("already being made")).length).toBeLessThanOrEqual(2);
    expect((await order(token)).err).toContain("already being made");
    await run();
    bank.later(minuteMs);
    await order(token);
    await run();
    // The newer takes the place of the older.
    const { data = [], may_order: mayOrder } = await list(token);
    expect(data.map(({ state }) => state)).toEqual(["ready"]);
    expect(mayOrder).toBe(false);
    expect((await order(token)).err).toContain("2 copies");
    const pieces = () =>
      at.db
        .selectFrom("data_copy_pieces")
        .innerJoin("data_copies", "data_copies.id", "copy_id")
        .innerJoin("logins", "logins.id", "login_id")
        .select("copy_id")
        .distinct()
        .where("email", "=", who.login)
        .execute();
    expect(await pieces()).toHaveLength(2);
    bank.later(minuteMs);
    await tidy();
    expect(await pieces()).toEqual([{ copy_id: data[0]?.id }]);
    bank.later(7 * dayMs + minuteMs);
    await tidy();
    expect(await pieces()).toEqual([]);
    const again = await bank.token(who);
    expect(await list(again)).toMatchObject({ data: [], may_order: true });
    expect((await bank.send("dataCopyFile", { id: data[0]?.id }, { token: again })).status).toBe(403);
  });

  it("is begun anew when the process that made it is gone, and given up after a few tries", async () => {
    const who = await bank.customer();
    const token = await bank.token(who);
    await order(token);
    const dying = { ...bank.parts(), stopping: new AbortController().signal };
    const gone = { ...dying, draw: () => Promise.reject(new Error("The process is gone.")) };
    await expect(runDataCopies(gone)).rejects.toThrow("gone");
    await run();
    expect((await list(token)).data).toMatchObject([{ state: "making" }]);
    bank.later(6 * minuteMs);
    await Promise.all([run(), run()]);
    const fresh = await bank.token(who);
    expect((await list(fresh)).data).toMatchObject([{ state: "ready" }]);
    expect(Object.keys(await download(who, fresh))).toContain("profile.json");
    await order(fresh);
    for (let nth = 0; nth < 5; nth += 1) {
      await expect(runDataCopies(gone)).rejects.toThrow("gone");
      bank.later(6 * minuteMs);
    }
    await run();
    const { data = [] } = await list(await bank.token(who));
    expect(data.map(({ state }) => state)).toEqual(["failed", "ready"]);
    expect((await bank.mail()).map(({ subject }) => subject)).toContain(
      "The copy of your data could not be made",
    );
  });

  it("waits for the next process if this one stops", async () => {
    const token = await bank.token(await bank.customer());
    await order(token);
    const stopping = new AbortController();
    const draw = async () => {
      stopping.abort();
      throw new Error("Stopped.");
    };
    await expect(runDataCopies({ ...bank.parts(), draw, stopping: stopping.signal })).rejects.toThrow(
      "Stopped",
    );
    await run();
    expect((await list(token)).data).toMatchObject([{ state: "ready" }]);
  });

  const paid = (who: Customer, change: Partial<PastTransaction>) => {
    bank.later(1);
    const own = { name: who.name, account: who.iban, bic: "AMBRLV22" };
    const sent = { type: "SEND", amountCents: 1_000, reference: "", paymentType: "INSTANT" } as const;
    const row = { ...sent, from: own, to: anna, at: bank.clock.now(), ...change };
    return recordPast(at.db, { accountId: who.accountId, past: [row] });
  };

  /** Says something of the newest transaction. */
  async function note(
    { accountId: id }: Customer,
    token: string,
    said: Partial<RequestOf<Calls["transactionNote"]>>,
  ) {
    const { data } = await bank.call("orderList", { id }, { token });
    const transaction_id = data.data?.[0]?.id ?? "";
    const whole = { id, transaction_id, version: 0, note: "", for_payee: false, ...said };
    expect((await bank.call("transactionNote", whole, { token })).err).toBeUndefined();
  }

  /** A customer with something of each kind. */
  async function wholeCustomer() {
    const space = {
      ...{ id: crypto.randomUUID(), name: "Norvēģija", goal: { amount: "900.00", until: null } },
      rule: { kind: "monthly" as const, amount: "50.00", day: 5 },
    };
    const who = await bank.customer({ name: "Ilze Bērziņa" });
    const token = await bank.token(who);
    const payee = await bank.customer({ name: "Jānis Ozols" });
    const { id: loginId } = await at.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    await bank.call(
      "moneyRequestCreate",
      { key: crypto.randomUUID(), payer: "Jānis", text: "Biļetes", amount: "45.00", until: "2026-12-01" },
      { token },
    );
    const saved = await bank.call(
      "receiverCreate",
      {
        name: payee.name,
        account: payee.iban,
        bic: "AMBRLV22",
        bank_name: "",
        beneficary_type: "private",
        details: "",
      },
      { token },
    );
    const receiver = saved.data.id ?? "";
    await bank.stepUp(who, token, "receiverTrust", `${receiver}:${payee.iban}:${payee.name}`);
    expect((await bank.call("receiverTrust", { id: receiver, trust: true }, { token })).err).toBeUndefined();
    const [{ effectiveOn: terms }] = documentVersions.terms;
    await bank.call("agreementGive", { document: "terms", version: terms }, { token });
    await bank.call("spaceSave", space, { token });
    await bank.call("budgetSave", { category: "leisure", limit: "80.00", version: 0 }, { token });
    const { id: spaceId } = space;
    const key = crypto.randomUUID();
    await bank.call("spaceMove", { id: spaceId, direction: "in", amount: "20.00", key }, { token });
    await paid(who, { to: { name: payee.name, account: payee.iban, bic: "AMBRLV22" } });
    await note(who, token, { note: "Par biļetēm", category: "leisure", for_payee: true, labels: ["Atpūta"] });
    const { data: rows } = await bank.call("orderList", { id: who.accountId }, { token });
    const transaction_id = rows.data?.[0]?.id ?? "";
    const receipt = { file_id: crypto.randomUUID(), name: "Biļete.txt", base64: btoa("Ticket") };
    await bank.call("transactionFileAdd", { id: who.accountId, transaction_id, ...receipt }, { token });
    await paid(who, { reference: "Viena" });
    await note(who, token, { category: "home" });
    const vop = await bank.call("orderCreate", paymentTo(who), { token, key: crypto.randomUUID() });
    expect(vop.text).toBeTruthy();
    await bank.codeFor(who, token, "approval");
    await at.db
      .insertInto("push_subscriptions")
      .values({
        ...{ login_id: loginId, endpoint: `https://push.example/${loginId}`, service: "fcm" },
        ...{ p256dh: "secret-p256dh-of-the-browser", auth: "secret-auth-of-browser", shows_details: true },
        subscribed_at: new Date(bank.clock.now()).toISOString(),
      })
      .execute();
    return { who, token, payee, loginId, space };
  }

  it("has no secret of the bank or the customer, and nothing of others that they don't see [2.12-43]", async () => {
    const { who, token, payee, loginId } = await wholeCustomer();
    await order(token);
    await run();
    const files = await download(who, token);
    const text = Object.entries(files)
      .filter(([name]) => /\.(json|txt)$/.test(name))
      .map(([, bytes]) => strFromU8(bytes))
      .join("\n");
    expect(text).toContain("Biļetes");
    const { rows: columns } = await sql<{ table: string; column: string }>`
      select table_name::text as table, column_name::text as column from information_schema.columns
      where table_schema = 'public' and column_name ~ '(hash|secret|token|sealed|storage_key|endpoint|p256dh|^auth$|public_key|challenge)'
    `.execute(at.db);
    expect(columns.length).toBeGreaterThan(15);
    let tried = 0;
    for (const { table, column } of columns) {
      const { rows } = await sql<{ value: string | null }>`
        select ${sql.ref(column)}::text as value from ${sql.table(table)}
      `.execute(at.db);
      for (const { value } of rows) {
        if (value === null || value.length < 8) continue;
        tried += 1;
        expect([table, column, text.includes(value)]).toEqual([table, column, false]);
      }
    }
    expect(tried).toBeGreaterThan(10);
    const mails = await at.db.selectFrom("outbox").select("body").where("login_id", "=", loginId).execute();
    const codes = mails.flatMap(({ body }) => /\b[2-9A-HJ-NP-Z]{6}\b/.exec(body) ?? []);
    expect(codes.length).toBeGreaterThan(0);
    for (const secret of [
      ...codes,
      who.password,
      who.totpSecret ?? who.password,
      payee.login,
      payee.accountId,
    ])
      expect(text).not.toContain(secret);
  });

  it("has nothing of somebody who signed up with the address before, and never confirmed it [2.12-43]", async () => {
    const { signUp, loginOf } = newcomers(bank);
    const address = "192.0.2.77";
    const { request, token } = await signUp({ phone: "+371 20 000 077" });
    await bank.call("confirm", { type: "email", code: "ABC234" }, { token, address });
    const { id } = await loginOf(request.login);
    const copied = async () => {
      const { sessions, letters, trail } = rowsOfLogin(at.db, id);
      const all = [];
      for await (const row of letters()) all.push(row);
      for await (const row of trail()) all.push(row);
      return [...(await sessions()), ...all];
    };
    const before = await copied();
    expect(before.length).toBeGreaterThan(2);
    expect(JSON.stringify(before)).toContain(address);
    bank.later(dayMs);
    await bank.call("register", { ...request, phone: "", first_name: "Zane" });
    const after = await copied();
    expect(after.length).toBeGreaterThan(0);
    const seen = new Set(before.map((row) => JSON.stringify(row)));
    expect(after.filter((row) => seen.has(JSON.stringify(row)))).toEqual([]);
    expect(JSON.stringify(after)).not.toContain(address);
  });

  it("has nothing that was told of a company's account to somebody with access to it [2.12-43]", async () => {
    const firm = await company();
    const { who } = await colleague(firm, access([]));
    const logins = at.db.selectFrom("logins").select("id");
    const { id: loginId } = await logins.where("email", "=", who.login).executeTakeFirstOrThrow();
    const letter = (of: string) => () => [of, "EUR 1,234.00"] as const;
    const about = { loginId, kind: "security", otherwise: "en" } as const;
    const now = bank.clock.now();
    await tell(bank.parts(), { ...about, letter: letter("Firm"), accountId: firm.owner.accountId }, now);
    await tell(bank.parts(), { ...about, letter: letter("Own"), accountId: who.accountId }, now);
    const told = [];
    for await (const row of rowsOfLogin(at.db, loginId).notifications()) told.push(JSON.stringify(row));
    expect(told.filter((row) => row.includes("1,234.00"))).toEqual([expect.stringContaining("Own")]);
    const subjects = [];
    for await (const { subject } of rowsOfLogin(at.db, loginId).letters()) subjects.push(subject);
    expect(subjects).toEqual(expect.arrayContaining([null, "Own"]));
    expect(subjects).not.toContain("Firm");
  });

  it("tells of each table whether it is given, and of each file what stands in it [2.12-43]", async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name::text as name from information_schema.tables where table_schema = 'public'
    `.execute(at.db);
    const source = await Promise.all(
      ["ofLogin", "ofAccount", "files"].map((name) => readFile(`${import.meta.dirname}/${name}.ts`, "utf8")),
    );
    const isGiven = ({ name }: { name: string }) =>
      new RegExp(
        `(selectFrom|Join)\\(\\s*"${name}[ "]|\\["company_\\w+", "${name}"\\]|\\["${name}", "company`,
      ).test(source.join(""));
    const left = tables.filter((table) => !isGiven(table)).map(({ name }) => name);
    expect(left.toSorted()).toEqual([...leftOut, ...toldByLedger].toSorted());
    const { who, token } = await wholeCustomer();
    await order(token);
    await run();
    const files = await download(who, token);
    const document = await readFile(`${import.meta.dirname}/../../../../../docs/my-data.md`, "utf8");
    const fieldsOf = new Map(
      [...document.matchAll(/^\| `([\w-]+)\.json` +\| [^|]+\| ([^|]+)\|$/gm)].map(
        ([, kind = "", fields = ""]) => [kind, [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field)],
      ),
    );
    const kinds = Object.keys(files).flatMap((name) => kindOf(name) ?? []);
    expect([...fieldsOf.keys()].toSorted()).toEqual(kinds.toSorted());
    for (const name of Object.keys(files).filter((each) => each.endsWith(".json"))) {
      const kind = kindOf(name) ?? "";
      for (const row of rowsIn(files, name))
        for (const field of Object.keys(row))
          expect([kind, field, fieldsOf.get(kind)?.includes(field)]).toEqual([kind, field, true]);
    }
    const [inside = {}] = rowsIn(files, `accounts/${who.iban}/account.json`);
    for (const list of ["spaces", "payee_categories", "budgets"]) {
      const [row = {}] = inside[list] as object[];
      const [, fields = ""] = new RegExp(`^- \`${list}\`: (.+)$`, "m").exec(document) ?? [];
      expect([list, ...Object.keys(row)]).toEqual([list, ...(fields.match(/\w+/g) ?? [])]);
    }
  });

  it("has what the customer agreed to, set aside, trusted and said of transactions [2.12-43]", async () => {
    const { who, token, payee, space } = await wholeCustomer();
    await order(token);
    await run();
    const files = await download(who, token);
    const ofAccount = (kind: string) => rowsIn(files, `accounts/${who.iban}/${kind}.json`);
    expect(rowsIn(files, "consents.json")).toContainEqual({
      ...{ to: "agreements", document: "terms", version: documentVersions.terms[0].effectiveOn },
      is_tacit: false,
      since: expect.any(String) as string,
    });
    expect(ofAccount("account")).toMatchObject([
      {
        spaces: [
          {
            ...{ id: space.id, name: "Norvēģija", balance: "20.00", goal: "900.00", rule: "monthly" },
            ...{ monthly: "50.00", monthly_day: 5, closed_at: null },
          },
        ],
        payee_categories: [{ payee: payee.iban, category: "leisure" }],
        budgets: [{ category: "leisure", limit: "80.00", told_percent: 0 }],
      },
    ]);
    const attached = Object.entries(files).find(([name]) => name.includes("/attachments/"));
    expect(attached?.[0]).toMatch(/^accounts\/LV\w+\/attachments\/.+-1-Biļete\.txt$/);
    expect(strFromU8(attached?.[1] ?? new Uint8Array())).toBe("Ticket");
    expect(ofAccount("payees")).toMatchObject([
      { name: payee.name, account: payee.iban, trusted_since: expect.any(String) as string },
    ]);
    expect(ofAccount("transactions")).toMatchObject([
      { to_name: anna.name, category: "home", category_from: "own", note: "" },
      {
        to_name: payee.name,
        category: "leisure",
        category_from: "payee",
        note: "Par biļetēm",
        files: ["Biļete.txt"],
        labels: ["Atpūta"],
      },
      { space_id: space.id, amount: "20.00" },
      { type: "RECEIVE", category_from: "guess", note: "" },
    ]);
  });

  it("has the notes of a company for its owner, whoever wrote them, and none for colleagues [2.12-43]", async () => {
    const a = await company();
    const books = await colleague(a, access(["prepare"]));
    await paid(a.owner, { reference: "Rēķins" });
    await note(a.owner, books.token, { note: "Grāmatvedes piezīme" });
    await paid(a.owner, { isSalary: true });
    await note(a.owner, a.token, { note: "Annas prēmija" });
    await order(a.token);
    await order(books.token);
    await run();
    const textOf = (files: Record<string, Uint8Array>) =>
      Object.entries(files)
        .filter(([name]) => name.endsWith(".json"))
        .map(([, bytes]) => strFromU8(bytes))
        .join("");
    const whole = textOf(await download(a.owner, a.token));
    const others = textOf(await download(books.who, books.token));
    for (const words of ["Grāmatvedes piezīme", "Annas prēmija"])
      expect([words, whole.includes(words), others.includes(words)]).toEqual([words, true, false]);
  });
});
