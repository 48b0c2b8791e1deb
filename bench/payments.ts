import { readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@amberline/sandbox/db/open";
import { recordPast } from "@amberline/sandbox/ledger";
import { startCluster } from "@amberline/sandbox/platform/postgresCluster";
import { findPostgres } from "@amberline/sandbox/platform/postgresPrograms";
import { paymentTo, type OrderRequest } from "@amberline/sandbox/testing/orders";
import { start, testBank } from "@amberline/sandbox/testing/testBank";
import pg from "pg";
import { othersSql } from "./fill";

// Usage: npm run bench:payments [-- rounds [each of so many payments]]
// What a payment costs PostgreSQL, beside a bare transfer: rounds of both by turns, each on one connection that has
// everything prepared, in a database of 10,000 customers. A transfer without pauses finds the processor's caches warm,
// which no program that does more than transfers can: so it is also made as slowly as the bank makes its own. Linux only.
const rounds = Number(process.argv[2] ?? 15);
const each = Number(process.argv[3] ?? 40);
const payers = 20;
const past = 1_000;
const customers = 10_000;

const programs = findPostgres();
if (!programs) throw new Error("There is no PostgreSQL.");
const cluster = await startCluster(await mkdtemp(path.join(tmpdir(), "amberline-bench-")), {
  programs,
  isDurable: true,
  settings: {
    shared_preload_libraries: "pg_stat_statements",
    "pg_stat_statements.track_planning": "on",
    autovacuum: "off",
  },
});

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  return client;
}

/** The past as it is kept beside transactions. */
const kept = `
  insert into vop_checks (id, account_id, payload_hash, payee_hash, result, text_shown, language, ordered, created_at)
    select gen_random_uuid(), account_id, md5(id), md5(to_account), 'MTCH', '', 'lv', search, created_at
    from transactions where type = 'SEND';
  insert into idempotency (account_id, key, payload_hash, response_body, created_at)
    select account_id, id, md5(id), '{}', created_at from transactions where type = 'SEND'`;

/** The tables a transfer needs, with all columns, indexes and constraints, without triggers, and with the same rows. */
const bareTables = `
  create schema bare;
  set search_path = bare, public;
  do $$
  declare
    name text;
    key record;
  begin
    foreach name in array array['balances', 'transactions', 'journal_entries', 'postings', 'idempotency'] loop
      execute format('create table bare.%I (like public.%1$I including all)', name);
    end loop;
    insert into bare.balances (ledger_account_id, credits_cents, debits_cents, overdraft_cents, transactions)
      select ledger_account_id, credits_cents, debits_cents, overdraft_cents, transactions from public.balances;
    foreach name in array array['transactions', 'journal_entries', 'postings'] loop
      execute format('insert into bare.%I overriding system value select * from public.%1$I', name);
    end loop;
    insert into bare.idempotency select * from public.idempotency;
    perform setval(pg_get_serial_sequence('bare.transactions', 'seq'), (select max(seq) from public.transactions)),
      setval(pg_get_serial_sequence('bare.journal_entries', 'id'), (select max(id) from public.journal_entries)),
      setval(pg_get_serial_sequence('bare.postings', 'id'), (select max(id) from public.postings));
    for key in
      select relname, pg_get_constraintdef(pg_constraint.oid) as definition from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and connamespace = 'public'::regnamespace
        and relname in (select relname from pg_class where relnamespace = 'bare'::regnamespace)
    loop
      execute format('alter table bare.%I add %s', key.relname, replace(key.definition, 'public.', ''));
    end loop;
  end $$`;

const medianOf = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const figures = ["CPU ms", "ms of executing and planning", "bytes of WAL", "ms in all"] as const;
type Cost = Record<(typeof figures)[number], number>;

interface Person {
  who: Awaited<ReturnType<ReturnType<typeof testBank>["customer"]>>;
  ledgerAccountId: string;
}

const { db, close } = await openDatabase({ url: cluster.url, connections: 1 });
const bank = testBank({ db, kind: "postgres", url: cluster.url });
const observer = await connected();
await observer.query("create extension pg_stat_statements");

async function person(name: string): Promise<Person> {
  const who = await bank.customer({ name, balance: "10000.00" });
  const account = { name, account: who.iban };
  await recordPast(db, {
    accountId: who.accountId,
    past: Array.from({ length: past }, (_, nth) => {
      const shop = { name: `Rimi ${nth % 50}`, account: `LV97HABA${String(nth % 50).padStart(13, "0")}` };
      const [from, to] = nth % 2 === 0 ? [shop, account] : [account, shop];
      const type = nth % 2 === 0 ? "RECEIVE" : "SEND";
      const at = start - (past - nth) * 3_600_000;
      return {
        type,
        amountCents: 100 + nth,
        from,
        to,
        reference: `Pirkums ${nth}`,
        paymentType: "CREDIT",
        at,
      };
    }),
  });
  const { id } = await db
    .selectFrom("ledger_accounts")
    .select("id")
    .where("account_id", "=", who.accountId)
    .executeTakeFirstOrThrow();
  return { who, ledgerAccountId: String(id) };
}

const pairs: { payer: Person; token: string; payee: Person }[] = [];
for (let nth = 0; nth < payers; nth += 1) {
  const payer = await person("Laura Ozola");
  pairs.push({ payer, token: await bank.token(payer.who), payee: await person("Anna Liepiņa") });
}
await observer.query(othersSql(customers));
await observer.query(kept);
const bare = await connected();
await bare.query(bareTables);
await observer.query("vacuum analyze");

const names = new Map<string, string>();

/** Milliseconds that the bank works between two statements of a payment. */
let pauseMs = 0;

/** Work like the bank's, between two statements: it leaves PostgreSQL's caches as cold. */
function workBetween(): void {
  const until = performance.now() + pauseMs;
  while (performance.now() < until) JSON.parse(JSON.stringify(pairs));
}

/** A statement that is prepared the first time. */
function prepared(text: string, values: unknown[] = []): Promise<unknown> {
  workBetween();
  const name = names.get(text) ?? `bare_${names.size}`;
  names.set(text, name);
  return bare.query({ name, text, values });
}

/**
 * The least a transfer can be, in one transaction: a key, two balances, its postings and the payer's row; as customers
 * of this bank see it, also a row of the payee's.
 */
async function transfer(nth: number, hasPayeeRow: boolean): Promise<void> {
  const { payer, payee } = pairs[nth % payers]!;
  const [id, at] = [crypto.randomUUID(), new Date(start).toISOString()];
  const places = [payer.ledgerAccountId, payee.ledgerAccountId];
  const row = {
    id,
    account_id: payer.who.accountId,
    ...{ type: "SEND", status: "done", amount_cents: 10, fee_cents: 0, held_cents: 0, currency: "EUR" },
    ...{ payment_system: "SEPA", payment_type: "INSTANT", beneficiary_type: "private" },
    ...{ from_name: payer.who.name, from_account: payer.who.iban, from_bic: "AMBRLV22", from_bank_name: "" },
    ...{ to_name: payee.who.name, to_account: payee.who.iban, to_bic: "AMBRLV22", to_bank_name: "" },
    ...{ to_address: "", to_address_city: "", to_address_zip: "", to_address_country: "" },
    ...{ to_reference: `B ${nth}`, search: `${payer.who.name} ${payee.who.name} ${payee.who.iban} B ${nth}` },
    ...{ counterpart_id: null as string | null, created_at: at, updated_at: at },
    ...{ idempotency_key: id as string | null, payload_hash: id as string | null },
  };
  const payeeRow = {
    ...row,
    ...{ id: crypto.randomUUID(), account_id: payee.who.accountId, type: "RECEIVE", counterpart_id: id },
    ...{ idempotency_key: null, payload_hash: null },
  };
  const rows = hasPayeeRow ? [row, payeeRow] : [row];
  const values = rows.flatMap((each) => Object.values(each));
  const marks = rows.map((_, nthRow) =>
    Object.keys(row).map((_column, place) => `$${nthRow * Object.keys(row).length + place + 1}`),
  );
  await prepared("begin");
  await prepared(
    "insert into idempotency (account_id, key, payload_hash, response_body, created_at) values ($1, $2, $2, $3, $4)",
    [payer.who.accountId, id, `{"id":"${id}","status":"done"}`, at],
  );
  await prepared(
    "select posted_cents from balances where ledger_account_id in ($1, $2) order by ledger_account_id for update",
    places,
  );
  await prepared(
    `insert into transactions (${Object.keys(row).join(", ")}) values ${marks.map((of) => `(${of.join(", ")})`).join(", ")}`,
    values,
  );
  await prepared(
    `with entry as (
      insert into journal_entries (purpose, transaction_id, booked_at) values ('transfer', $1, $2) returning id
    ) insert into postings (entry_id, ledger_account_id, currency, amount_cents, booked_at)
    select entry.id, leg.place, 'EUR', leg.cents, $2 from entry, (values ($3::bigint, -10), ($4::bigint, 10)) leg (place, cents)`,
    [id, at, ...places],
  );
  await prepared(
    `update balances set transactions = transactions + 1, version = version + 1,
      debits_cents = debits_cents + case ledger_account_id when $1 then 10 else 0 end,
      credits_cents = credits_cents + case ledger_account_id when $2 then 10 else 0 end
    where ledger_account_id in ($1, $2)`,
    places,
  );
  await prepared("commit");
}

interface Asked {
  order: OrderRequest;
  how: { token: string; key: string };
}

let intents = 0;

const ask = ({ order, how }: Asked) => bank.call("orderCreate", order, how);

/** Orders that were not asked for yet. */
const orders = (isInside: boolean): Asked[] =>
  Array.from({ length: each }, () => {
    const nth = (intents += 1);
    const { payer, token, payee } = pairs[nth % payers]!;
    const order = paymentTo(payer.who, {
      ...(isInside ? { to_account: payee.who.iban, to_bic: "AMBRLV22" } : {}),
      ...{ amount: (1 + (nth % 1_000) / 100).toFixed(2), to_reference: `Rēķins ${nth}` },
    });
    return { order, how: { token, key: `bench-${nth}` } };
  });

/** The same with their payees checked and their codes. */
async function confirmed(asked: readonly Asked[]): Promise<Asked[]> {
  const ready: Asked[] = [];
  for (const { order, how } of asked) {
    const { data } = await ask({ order, how });
    const { who } = pairs.find(({ token }) => token === how.token)!.payer;
    const code2fa = await bank.codeFor(who, how.token, "payment", data.vop_id ?? "");
    ready.push({ how, order: { ...order, force_payment: true, vop_id: data.vop_id, code2fa } });
  }
  return ready;
}

async function payAll(ready: readonly Asked[]): Promise<void> {
  for (const asked of ready) {
    const { data, text } = await ask(asked);
    if (!data.id) throw new Error(text);
  }
}

/** As housekeeping does a day later. */
const forgetCodes = () => observer.query("delete from codes where used_at is not null");

async function pidOf(application: string): Promise<number> {
  const { rows } = await observer.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = $1",
    [application],
  );
  return rows[0]?.pid ?? NaN;
}

const cpuMs = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

async function walBytes(): Promise<number> {
  const { rows } = await observer.query<{ at: string }>("select pg_current_wal_insert_lsn() - '0/0' as at");
  return Number(rows[0]?.at);
}

interface Statement {
  calls: number;
  ms: number;
  query: string;
}

/** What each time costs, and its statements, the dearest first. */
async function measure(pid: number, work: () => Promise<void>): Promise<[Cost, Statement[]]> {
  await observer.query("select pg_stat_statements_reset()");
  const [cpu, wal] = [cpuMs(pid), await walBytes()];
  const begun = performance.now();
  await work();
  const all = performance.now() - begun;
  const [cpuAfter, walAfter] = [cpuMs(pid), await walBytes()];
  const { rows } = await observer.query<Statement>(
    `select calls::float8, (total_exec_time + total_plan_time) / ${each} as ms, query from pg_stat_statements
      where query !~ 'pg_stat_|pg_current_' order by 2 desc`,
  );
  const cost = {
    "CPU ms": (cpuAfter - cpu) / each,
    "ms of executing and planning": rows.reduce((sum, { ms }) => sum + ms, 0),
    "bytes of WAL": (walAfter - wal) / each,
    "ms in all": all / each,
  };
  return [cost, rows];
}

const kinds = {
  "payment inside the bank": async () => {
    const ready = await confirmed(orders(true));
    return () => payAll(ready);
  },
  "payment to another bank": async () => {
    const ready = await confirmed(orders(false));
    return () => payAll(ready);
  },
};

const transfers = (hasPayeeRow: boolean) => async () => {
  for (let nth = 0; nth < each; nth += 1) await transfer(nth, hasPayeeRow);
};

const barePid = (await bare.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid ?? NaN;
for (const hasPayeeRow of [false, true]) await transfers(hasPayeeRow)();
for (const [name, prepare] of Object.entries(kinds)) {
  await (
    await prepare()
  )();
  const pid = await pidOf("amberline payments");
  const costs: [own: Cost, bare: Cost, atPace: Cost, withPayeeRow: Cost][] = [];
  const byStatement = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    const [own, statements] = await measure(pid, await prepare());
    const [least] = await measure(barePid, transfers(false));
    const asked = statements.reduce((sum, { calls }) => sum + calls, 0) / each;
    pauseMs = (own["ms in all"] - own["ms of executing and planning"]) / asked;
    const [atPace] = await measure(barePid, transfers(false));
    const [withPayeeRow] = await measure(barePid, transfers(true));
    pauseMs = 0;
    costs.push([own, least, atPace, withPayeeRow]);
    for (const { query, ms } of statements) byStatement.set(query, [...(byStatement.get(query) ?? []), ms]);
    await forgetCodes();
  }
  process.stdout.write(
    `${name}; a bare transfer at once, as slowly as the bank asks, and so with the payee's row: ${rounds} rounds of ${each}\n`,
  );
  for (const figure of figures) {
    const median = (of: (row: (typeof costs)[number]) => number) => {
      const value = medianOf(costs.map(of));
      return value >= 100 ? value.toFixed(0) : value.toFixed(2);
    };
    const values = ([0, 1, 2, 3] as const).map((place) => median((row) => row[place][figure]));
    const ratios = ([1, 2, 3] as const).map((place) => median((row) => row[0][figure] / row[place][figure]));
    process.stdout.write(`  ${figure}: ${values.join(", ")}; ${ratios.join(", ")} times\n`);
  }
  for (const [query, ms] of byStatement)
    process.stdout.write(
      `    ${medianOf(ms).toFixed(3)} ms: ${query.replaceAll(/\s+/g, " ").slice(0, 110)}\n`,
    );
}

await Promise.all([bare.end(), observer.end(), close()]);
await cluster.stop();
