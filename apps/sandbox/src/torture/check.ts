import { setTimeout as wait } from "node:timers/promises";
import { addDays, civilDate } from "@amberline/domain/dates";
import { sql } from "kysely";
import { bankTimeZone } from "../days";
import { type Customer, type Device } from "./listen";
import { clockOf, read, statementOf, type Played, type Tortured } from "./play";

const centsOf = (text: unknown) => Math.round(Number(text) * 100);

interface Row {
  about: string;
}

/** What must hold of the books, each as a statement that finds what breaks it. */
const laws: Record<string, string> = {
  "postings of an entry sum to zero": `select entry_id::text as about from postings
    group by entry_id, currency having sum(amount_cents) <> 0`,
  "a balance is what is posted": `select ledger_account_id::text as about from balances b
    where posted_cents <> coalesce((select sum(amount_cents) from postings p
      where p.ledger_account_id = b.ledger_account_id), 0)`,
  "a closed day is what is posted until its end": `select ledger_account_id::text as about from day_balances d
    where posted_cents <> coalesce((select sum(amount_cents) from postings p
      where p.ledger_account_id = d.ledger_account_id and p.booked_at < d.until), 0)`,
  "what is withheld is what is not final": `select l.id::text as about from balances b
    join ledger_accounts l on l.id = b.ledger_account_id
    where pending_out_cents <> coalesce((select sum(held_cents) from transactions t
      where t.account_id = l.account_id and t.currency = l.currency), 0)`,
  "nobody has less than nothing": `select ledger_account_id::text as about from balances
    where posted_cents - pending_out_cents < -overdraft_cents`,
  "a key is one payment": `select account_id || ' ' || idempotency_key as about from transactions
    where type = 'SEND' group by account_id, idempotency_key having count(*) > 1`,
  "a planned payment is made once its time has come, or told not to be": `select p.id || ' ' || n as about
    from planned_payments p cross join generate_series(0, p.nth - 1) n
    where not exists (select from transactions t
        where t.account_id = p.account_id and t.idempotency_key = p.id || ' ' || n)
      and not exists (select from audit_log where action = 'plan.notPaid' and account_id = p.account_id
        and detail::json ->> 'plan' = p.id::text and (detail::json ->> 'nth')::int = n)`,
  "a planned payment is not made before its time": `select t.id as about from planned_payments p
    join transactions t on t.account_id = p.account_id and t.idempotency_key like p.id || ' %'
    where split_part(t.idempotency_key, ' ', 2)::int >= p.nth`,
  "what is approved is one payment, and what is not is none": `select p.id::text as about from proposals p
    where p.idempotency_key is not null and (p.state = 'approved') <> exists (select from transactions t
      where t.account_id = p.account_id and t.idempotency_key = p.idempotency_key)`,
  "a payment of a file is made where it says so, once": `select r.file_id || ' ' || r.nth as about from payment_rows r
    join payment_files f on f.id = r.file_id
    where (r.state = 'paid') <> (select count(*) = 1 from transactions t where t.account_id = f.account_id
      and t.type = 'SEND' and t.idempotency_key = r.file_id || ' ' || r.nth and t.id = r.payment_id)`,
  "a payment of no file is not of a file's key": `select t.id as about from transactions t
    where t.type = 'SEND' and t.idempotency_key ~ '^[0-9a-f-]{36} [0-9]+$'
      and not exists (select from payment_rows r where t.idempotency_key = r.file_id || ' ' || r.nth)
      and not exists (select from planned_payments p where t.idempotency_key like p.id || ' %')`,
  "a direct debit is collected where it says so, once": `select c.id::text as about from debit_collections c
    where (c.state in ('collected', 'returned')) <> (select count(*) = 1 from transactions t
      where t.account_id = c.account_id and t.type = 'SEND' and t.idempotency_key = 'debit ' || c.id
        and t.id = c.transaction_id and t.amount_cents = c.amount_cents)`,
  "a direct debit is of a collection": `select t.id as about from transactions t where t.type = 'SEND'
    and (t.direct_debit is not null or t.idempotency_key like 'debit %')
    and not exists (select from debit_collections c where c.transaction_id = t.id)`,
  "a direct debit is paid back once, if at all": `select c.id::text as about from debit_collections c
    cross join lateral (select count(*) as times from transactions r where r.counterpart_id = c.transaction_id) back
    where back.times > 1 or (c.state = 'returned' and back.times = 0)`,
  "what is set aside is on the space, and once": `select s.id::text as about from spaces s
    join ledger_accounts l on l.space_id = s.id join balances b on b.ledger_account_id = l.id
    where b.posted_cents < 0 or (s.closed_at is not null and b.posted_cents <> 0)
      or b.posted_cents <> coalesce((select sum(case t.type when 'SEND' then amount_cents else -amount_cents end)
        from transactions t where t.space_id = s.id), 0)`,
  "a move is one entry, between an account and its own space": `select t.id as about from transactions t
    where t.space_id is not null and (t.status <> 'done' or not exists (select from spaces s
      where s.id = t.space_id and s.account_id = t.account_id) or (
      select count(*) filter (where l.space_id = t.space_id) = 1 and count(*) filter (where l.account_id = t.account_id) = 1
        and count(*) = 2 from journal_entries j join postings p on p.entry_id = j.id
        join ledger_accounts l on l.id = p.ledger_account_id where j.transaction_id = t.id) is not true)`,
  "a move has one key": `select account_id || ' ' || idempotency_key as about from transactions
    where space_id is not null group by account_id, idempotency_key having count(*) > 1 or idempotency_key is null`,
  "a rule moves money on its day, or the owner is told": `select a.id::text as about from audit_log a
    where a.action = 'space.ruled' and not exists (select from transactions t where t.account_id = a.account_id
      and t.idempotency_key = 'space ' || (a.detail::json ->> 'space') || ' ' || (a.detail::json ->> 'rule') || ' '
        || (a.detail::json ->> 'day') and t.amount_cents = (a.detail::json ->> 'cents')::bigint)`,
  "what a day was rounded up by is missing to the euro": `select t.id as about from transactions t
    where t.idempotency_key like 'space % roundUp %' and t.amount_cents > 99 * (select count(*) from transactions paid
      where paid.account_id = t.account_id and paid.type = 'SEND' and paid.space_id is null
        and paid.direct_debit is null and paid.status = 'done')`,
  "done is what is booked": `select t.id as about from transactions t
    where t.type = 'SEND' and (t.status = 'done') <> exists (select from journal_entries j where j.transaction_id = t.id)`,
  "what is received was sent": `select r.id as about from transactions r join transactions s on s.id = r.counterpart_id
    where r.amount_cents <> s.amount_cents or s.status <> 'done' or r.status <> 'done'`,
  "a fee shares the fate of its payment": `select f.id as about from transactions f
    join transactions p on p.id = f.payment_id where f.status <> p.status or f.amount_cents <> p.fee_cents`,
};

/** What is booked meanwhile is told a moment later. */
const isTold = "not exists (select from untold_transactions u where u.transaction_id = t.id)";
const bySending = `${isTold} and t.type = 'SEND' and t.space_id is null and t.direct_debit is null and t.status <> 'pending'
  and not (t.payment_type = 'INSTANT' and exists (select from accounts payee where payee.iban = t.to_account))
  and not (t.status = 'done' and exists (select from payment_rows r where t.idempotency_key = r.file_id || ' ' || r.nth))`;
const byReceiving = `${isTold} and t.type = 'RECEIVE' and t.space_id is null and t.status = 'done'
  and t.seq > (select min(first.seq) from transactions first where first.account_id = t.account_id)`;
const timesTold = (login: string) =>
  `(select count(*) from notifications n where n.login_id = ${login} and n.target = 'transaction' and n.target_id = t.id)`;
/** What is older may be gone. */
const isRecent = (row: string, days: number) =>
  `${row}.created_at > (select max(created_at) - interval '${days} days' from notifications)`;

/** Reminders of what waits for others to approve it. */
const reminders = "notifications n where n.target = 'approval' and n.target_id is null";

/** What must hold of what customers are told. */
const lawsOfTelling: Record<string, string> = {
  "what was approved or ran out is told to whoever made it, once": `select p.id::text as about from proposals p
    where p.state in ('approved', 'expired') and ${isRecent("p", 300)} and (select count(*) from notifications n
      where n.login_id = p.made_by and n.target = 'approval' and n.target_id = p.id::text) <> 1`,
  "what waits is told to each who may approve it, once a time": `select round.account_id || ' ' || round.reminded_at as about
    from (select distinct account_id, reminded_at from proposals where reminded_at is not null) round
    join accounts a on a.id = round.account_id
    join logins l on l.id = a.login_id or exists (select from account_people e where e.account_id = a.id
      and e.login_id = l.id and e.state = 'active' and e.may_approve)
    where round.reminded_at > (select max(created_at) - interval '300 days' from notifications) and (select count(*)
      from ${reminders} and n.login_id = l.id and n.account_id = a.id and n.created_at = round.reminded_at) <> 1`,
  "nobody is told on one day again of what waits unless more has come": `select n.id::text as about from ${reminders}
    and exists (select from notifications before where before.login_id = n.login_id and before.account_id = n.account_id
      and before.target = 'approval' and before.target_id is null and before.id <> n.id and before.created_at <= n.created_at
      and date(before.created_at at time zone '${bankTimeZone}') = date(n.created_at at time zone '${bankTimeZone}')
      and not exists (select from proposals p where p.account_id = n.account_id and p.created_at <= n.created_at
        and p.created_at > before.created_at - interval '1 minute'))`,
  "a payment that went through clearing or failed is told to its owner, once": `select t.id as about
    from transactions t join accounts a on a.id = t.account_id
    where ${bySending} and ${isRecent("t", 300)} and ${timesTold("a.login_id")} <> 1`,
  "money in and money back is told to the owner, once": `select t.id as about
    from transactions t join accounts a on a.id = t.account_id
    where ${byReceiving} and ${isRecent("t", 300)} and ${timesTold("a.login_id")} <> 1`,
  "money in is told to who sees the account, once": `select t.id as about
    from transactions t join account_people p on p.account_id = t.account_id and p.state = 'active'
    where ${byReceiving} and ${isRecent("t", 300)} and ${timesTold("p.login_id")} <> (case when exists (
      select from transactions s where s.id = t.counterpart_id and s.account_id = t.account_id) then 0 else 1 end)`,
  "nobody is told twice of a transaction": `select login_id || ' ' || target_id as about from notifications
    where target = 'transaction' group by login_id, target_id having count(*) > 1`,
  "what is told is mailed once to whoever wants that, else never": `select said.login_id || ' ' || said.text as about
    from (select n.login_id, n.words -> 'lv' ->> 'title' as title, n.words -> 'lv' ->> 'text' as text,
        sum(coalesce(choice.is_mailed, n.kind = 'paymentFailed')::int) as mails
      from notifications n left join notification_choices choice
        on choice.login_id = n.login_id and choice.kind = n.kind
      where n.target = 'transaction' and ${isRecent("n", 20)} group by 1, 2, 3) said
    where said.mails <> (select count(*) from outbox o where o.login_id = said.login_id and ${isRecent("o", 20)}
      and o.subject = said.title and strpos(o.body, E'\\n\\n' || said.text || E'\\n\\n') > 0)`,
};

/** Of a push that is being sent (areas/notifications/runPushes.ts). */
const leaseMs = 120_000;
/** How long a service's yes may take to be noted. */
const notingMs = 5_000;

/** Waits until nothing is left to push: what a process was sending as it died is due once its lease has run out. */
async function unpushed({ bank, db }: Tortured, { moves }: Played): Promise<string[]> {
  const left = async () => (await sql<{ id: string }>`select id from pushes`.execute(db)).rows;
  for (const beganAt = performance.now(); (await left()).length > 0; await wait(200)) {
    const waitedMs = performance.now() - beganAt;
    if (waitedMs > 60_000) return (await left()).map(({ id }) => `not pushed: ${id}`);
    if (waitedMs < 5_000 || moves.some(({ from }) => from > beganAt)) continue;
    const from = performance.now();
    await bank.operate("/clock", { shiftMs: leaseMs });
    moves.push({ from, until: performance.now() });
  }
  return [];
}

/**
 * Each browser is sent what its customer wants of what was told and has not been read, once; again only where a fault or a
 * move of the clock came between a service's yes and noting it, and its lease has run out since.
 */
async function pushedOtherwise(tortured: Tortured, played: Played): Promise<string[]> {
  const found = await unpushed(tortured, played);
  for (const { endpoint, received } of played.browsers) {
    const { rows } = await sql<{ id: string; is_read: boolean; is_wanted: boolean }>`
      select n.id, n.read_at is not null as is_read,
        coalesce(choice.is_pushed, n.kind not in ('paymentMade', 'statement')) as is_wanted
      from push_subscriptions s join notifications n on n.login_id = s.login_id and n.created_at > s.subscribed_at
      left join notification_choices choice on choice.login_id = n.login_id and choice.kind = n.kind
      where s.endpoint = ${endpoint}
    `.execute(tortured.db);
    const wanted = new Set(rows.flatMap((row) => (row.is_wanted ? [row.id] : [])));
    const times = new Map<string, number[]>();
    for (const { payload, at } of received) {
      const id = String(payload["id"]);
      times.set(id, [...(times.get(id) ?? []), at]);
    }
    const isExcused = (first: number, again: number) =>
      played.disturbed.some(({ from, until }) => from - notingMs < first && first < until + notingMs) &&
      (again - first > leaseMs ||
        played.moves.some(({ from, until }) => first - notingMs < until && from < again));
    found.push(
      ...rows
        .filter((row) => row.is_wanted && !row.is_read && !times.has(row.id))
        .map(({ id }) => `told, and not pushed: ${id}`),
      ...[...times.keys()].filter((id) => !wanted.has(id)).map((id) => `pushed, and not wanted: ${id}`),
      ...[...times].flatMap(([id, all]) =>
        all.slice(1).some((at, nth) => !isExcused(all[nth]!, at)) ? [`pushed again: ${id}`] : [],
      ),
    );
  }
  return found;
}

/** Waits until everything is told, and streams have been woken. */
async function untold({ db }: Tortured): Promise<string[]> {
  const left = async () =>
    (
      await sql<{ about: string }>`
        select transaction_id as about from untold_transactions
        union all select id::text from notifications where not is_published
      `.execute(db)
    ).rows;
  for (const giveUpAt = performance.now() + 60_000; (await left()).length > 0; await wait(200))
    if (performance.now() > giveUpAt) return (await left()).map(({ about }) => `not told: ${about}`);
  return [];
}

/** How long a device with an open line may take to learn what it was told of. A lost signal costs a heartbeat. */
const learningMs = 25_000;

/** Devices whose line is open: each knows everything and nothing else, and counts as the bank does. */
async function learntOtherwise({ bank, db }: Tortured, { devices }: Played): Promise<string[]> {
  if (devices.length === 0) return [];
  for (const device of devices) device.calm();
  // Lines that are open by now hear of this one by the stream alone.
  await wait(1_000);
  for (const accountId of new Set(devices.map(({ customer }) => customer.accountId)))
    await bank.operate("/incoming", { account: accountId, amount: "0.01", reference: "Last" });
  const wrongOf = async ({ customer, seen, unread, read: acknowledged }: Device) => {
    const { rows } = await sql<{ id: string; is_read: boolean }>`
      select notifications.id, read_at is not null as is_read from notifications
      join logins on logins.id = login_id where email = ${customer.login} order by seq
    `.execute(db);
    const known = new Map(rows.map((row) => [row.id, row.is_read]));
    const left = rows.filter(({ is_read: isRead }) => !isRead).length;
    return [
      ...rows.filter(({ id }) => !seen.has(id)).map(({ id }) => `told, and not learnt: ${id}`),
      ...[...seen].filter((id) => !known.has(id)).map((id) => `learnt, and not kept: ${id}`),
      ...acknowledged.filter((id) => known.get(id) !== true).map((id) => `read, and unread again: ${id}`),
      ...(unread === left ? [] : [`${unread} unread on a device of ${customer.login}, ${left} at the bank`]),
    ];
  };
  const wrong = async () => (await Promise.all(devices.map(wrongOf))).flat();
  // One look decides: the bank may tell more between two.
  let found = await wrong();
  for (const giveUpAt = performance.now() + learningMs; found.length > 0; found = await wrong()) {
    if (performance.now() > giveUpAt) break;
    await wait(200);
  }
  for (const device of devices) await device.stop();
  return [...found, ...devices.flatMap(({ byNews }) => (byNews > 0 ? [] : ["a device heard no news"]))];
}

async function tellingBroken(tortured: Tortured, played: Played): Promise<string[]> {
  if (played.devices.length === 0) return [];
  const left = await untold(tortured);
  const learnt = await learntOtherwise(tortured, played);
  return [
    ...left,
    ...learnt,
    ...(await untold(tortured)),
    ...(await broken(tortured, lawsOfTelling)),
    ...(await pushedOtherwise(tortured, played)),
  ];
}

async function broken({ db }: Tortured, held: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [law, query] of Object.entries(held)) {
    const { rows } = await sql.raw<Row>(query).execute(db);
    for (const { about } of rows) found.push(`${law}: ${about}`);
  }
  return found;
}

/** Every acknowledged payment exists once, as it was asked for, and every answer under its key was the same. */
async function acknowledgedLost({ db }: Tortured, { acknowledged, booked }: Played): Promise<string[]> {
  const { rows } = await sql<{ id: string; key: string | null; account_id: string; amount_cents: number }>`
    select id, idempotency_key as key, account_id, amount_cents from transactions
  `.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const answers = new Map<string, string>();
  return [
    ...booked.filter((id) => !byId.has(id)).map((id) => `booked and lost: ${id}`),
    ...acknowledged.flatMap(({ id, key, accountId, cents, text }) => {
      const row = byId.get(id);
      const isKept = row?.key === key && row.account_id === accountId && row.amount_cents === cents;
      const first = answers.get(key) ?? JSON.stringify(JSON.parse(text));
      answers.set(key, first);
      const isSame = first === JSON.stringify(JSON.parse(text));
      return isKept && isSame ? [] : [`acknowledged, but not so in the books: ${key} ${id} ${text}`];
    }),
  ];
}

type Shown = { data: { balance: string; pending_out: string } };
type Listed = { totals: { in: string; out: string } };

/** Balances = postings = statements = what the customer sees; a day opens with what the day before closed with. */
async function unlikeShown(tortured: Tortured, played: Played, customer: Customer): Promise<string[]> {
  const { bank, db } = tortured;
  const { accountId, token } = customer;
  const booked = async () => {
    const { rows } = await sql<{ posted: number; pending: number }>`
      select posted_cents as posted, pending_out_cents as pending from balances
      join ledger_accounts on ledger_accounts.id = ledger_account_id
      where account_id = ${accountId} and currency = 'EUR'
    `.execute(db);
    return rows[0] ?? { posted: NaN, pending: NaN };
  };
  const { posted, pending } = await booked();
  const { data: shown } = await read<Shown>(bank, "accountInfo", {}, token);
  const all = { id: accountId, limit: 500, totals: true };
  const { totals } = await read<Listed>(bank, "orderList", all, token);
  const today = civilDate(await clockOf(bank), bankTimeZone);
  const whole = await statementOf(bank, customer, {});
  // What waited for a fault to be over may be settled only now.
  if (!Object.is((await booked()).posted, posted)) return unlikeShown(tortured, played, customer);
  const figures = {
    account_info: centsOf(shown.balance) + centsOf(shown.pending_out),
    "pending in account_info": centsOf(shown.pending_out) - pending + posted,
    list: centsOf(totals.in) - centsOf(totals.out),
    "closing of the statement": centsOf(whole.closing),
    "entries of the statement": centsOf(whole.opening) + whole.movedCents,
  };
  const off = Object.entries(figures).filter(([, cents]) => cents !== posted);
  const broken = off.map(([name, cents]) => `${accountId}: ${name} says ${cents}, posted are ${posted}`);
  const days = new Set(played.told.map(({ day }) => day));
  for (const day of [...days, addDays(today, -1)]) {
    const { closing } = await statementOf(bank, customer, { start: day, end: day });
    const next = addDays(day, 1);
    const { opening } = await statementOf(bank, customer, { start: next, end: next });
    if (closing !== opening)
      broken.push(`${accountId}: ${day} closes with ${closing}, ${next} opens with ${opening}`);
  }
  return broken;
}

async function toldOtherwise({ bank }: Tortured, { told }: Played): Promise<string[]> {
  const broken: string[] = [];
  for (const { customer, day, closing } of told) {
    const now = await statementOf(bank, customer, { start: day, end: day });
    if (now.closing !== closing)
      broken.push(
        `${customer.accountId}: ${day} closed with ${closing} when it was over, now with ${now.closing}`,
      );
  }
  return broken;
}

/** How many payments the bank has made by itself, as they were planned. */
export async function plannedMade({ db }: Pick<Tortured, "db">): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select count(*)::int as made from planned_payments p
    join transactions t on t.account_id = p.account_id and t.idempotency_key like p.id || ' %'
  `.execute(db);
  return rows[0]?.made ?? 0;
}

/** Waits until all that is due is made. Names the acknowledged plans that the bank does not have. */
async function plansLost({ bank, db }: Tortured, { planned }: Played): Promise<string[]> {
  const rows = () =>
    sql<{ id: string; due_at: string | null }>`select id, due_at from planned_payments`.execute(db);
  const now = await clockOf(bank);
  const isDue = async () =>
    (await rows()).rows.some(({ due_at: at }) => at !== null && Date.parse(at) <= now);
  for (const giveUpAt = performance.now() + 90_000; await isDue(); await wait(200))
    if (performance.now() > giveUpAt) return ["planned payments are due and not made"];
  const kept = new Set((await rows()).rows.map(({ id }) => id));
  return planned.filter((id) => !kept.has(id)).map((id) => `planned and lost: ${id}`);
}

/** How many payments the bank has made from files. */
export async function fromFilesMade({ db }: Pick<Tortured, "db">): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select count(*)::int as made from payment_rows where state = 'paid'
  `.execute(db);
  return rows[0]?.made ?? 0;
}

/** Waits until all files are done. Names those that were approved and are not. */
async function filesLost({ db }: Tortured, { files }: Played): Promise<string[]> {
  const states = async () =>
    (await sql<{ id: string; state: string }>`select id, state from payment_files`.execute(db)).rows;
  const isAtWork = async () => (await states()).some(({ state }) => state === "running");
  for (const giveUpAt = performance.now() + 90_000; await isAtWork(); await wait(200))
    if (performance.now() > giveUpAt) return ["files are approved and not paid"];
  const done = new Set((await states()).flatMap(({ id, state }) => (state === "done" ? [id] : [])));
  return files.filter((id) => !done.has(id)).map((id) => `approved and not paid: ${id}`);
}

/** How many direct debits were collected. */
export async function debitsMade({ db }: Pick<Tortured, "db">): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select count(*)::int as made from debit_collections where state in ('collected', 'returned')
  `.execute(db);
  return rows[0]?.made ?? 0;
}

/** Waits until all that is due is collected. Names what was announced and is not kept, and refunds that were not made. */
async function debitsLost({ bank, db }: Tortured, { announced, refunded }: Played): Promise<string[]> {
  const rows = async () =>
    (
      await sql<{ id: string; state: string; due_at: string | null }>`
        select id, state, due_at from debit_collections
      `.execute(db)
    ).rows;
  const now = await clockOf(bank);
  const isDue = async () => (await rows()).some(({ due_at: at }) => at !== null && Date.parse(at) <= now);
  for (const giveUpAt = performance.now() + 90_000; await isDue(); await wait(200))
    if (performance.now() > giveUpAt) return ["direct debits are due and not collected"];
  const states = new Map((await rows()).map(({ id, state }) => [id, state]));
  return [
    ...announced.filter((id) => !states.has(id)).map((id) => `announced and lost: ${id}`),
    ...refunded.filter((id) => states.get(id) !== "returned").map((id) => `paid back and lost: ${id}`),
  ];
}

/** How much the bank has moved to spaces by their rules, and how often. */
export async function spacesRuled({ db }: Pick<Tortured, "db">): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select count(*)::int as made from audit_log where action = 'space.ruled'
  `.execute(db);
  return rows[0]?.made ?? 0;
}

/** Waits until all rules that are due have run. Names the moves that were acknowledged, and are not kept as told. */
async function movesLost({ bank, db }: Tortured, { moved }: Played): Promise<string[]> {
  const now = await clockOf(bank);
  const isDue = async () =>
    (await sql<{ due_at: string }>`select due_at from spaces where due_at is not null`.execute(db)).rows.some(
      ({ due_at: at }) => Date.parse(at) <= now,
    );
  for (const giveUpAt = performance.now() + 90_000; await isDue(); await wait(200))
    if (performance.now() > giveUpAt) return ["rules of spaces are due and have not run"];
  const { rows } = await sql<{ key: string; cents: number }>`
    select idempotency_key as key, amount_cents as cents from transactions where space_id is not null
  `.execute(db);
  const kept = new Map(rows.map(({ key, cents }) => [key, cents]));
  return moved
    .filter(({ key, cents }) => kept.get(`space ${key}`) !== cents)
    .map(({ key }) => `moved and lost: ${key}`);
}

/** How often somebody was told of what waits. */
export async function reminded({ db }: Pick<Tortured, "db">): Promise<number> {
  const { rows } = await sql
    .raw<{ times: number }>(`select count(*)::int as times from ${reminders}`)
    .execute(db);
  return rows[0]?.times ?? 0;
}

/** Waits until approvers are told of all that is due, and all that ran out has ended. Names what waited and is not kept. */
async function waitingLost({ bank, db }: Tortured, { waiting }: Played): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from proposals`.execute(db);
  const now = await clockOf(bank);
  const isDue = async () => {
    const open = await sql<{ remind_at: string; expires_at: string }>`
      select remind_at, expires_at from proposals where ended_at is null
    `.execute(db);
    return open.rows.some((row) => Date.parse(row.remind_at) <= now || Date.parse(row.expires_at) <= now);
  };
  for (const giveUpAt = performance.now() + 60_000; await isDue(); await wait(200))
    if (performance.now() > giveUpAt) return ["approvers are to be told, and are not"];
  const kept = new Set(rows.map(({ id }) => id));
  return waiting.filter((id) => !kept.has(id)).map((id) => `to be approved and lost: ${id}`);
}

/** What was told to be approved and is not. */
async function approvalsLost({ db }: Tortured, { approved }: Played): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from proposals where state = 'approved'
  `.execute(db);
  const kept = new Set(rows.map(({ id }) => id));
  return approved.filter((id) => !kept.has(id)).map((id) => `approved and lost: ${id}`);
}

/** Everything that is wrong after a seed was played: nothing. */
export async function wrongs(tortured: Tortured, played: Played): Promise<string[]> {
  const unplanned = await plansLost(tortured, played);
  const unpaid = await filesLost(tortured, played);
  const uncollected = await debitsLost(tortured, played);
  const unmoved = await movesLost(tortured, played);
  const unasked = await waitingLost(tortured, played);
  const told = await tellingBroken(tortured, played);
  const shown: string[] = [];
  for (const customer of played.customers) shown.push(...(await unlikeShown(tortured, played, customer)));
  return [
    ...played.violations,
    ...unplanned,
    ...unpaid,
    ...uncollected,
    ...unmoved,
    ...unasked,
    ...(await approvalsLost(tortured, played)),
    ...(await broken(tortured, laws)),
    ...(await acknowledgedLost(tortured, played)),
    ...shown,
    ...told,
    ...(await toldOtherwise(tortured, played)),
  ];
}
