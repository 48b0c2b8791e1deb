import { sql, type Kysely } from "kysely";
import { type Database } from "../db/schema";

type Row = Record<string, unknown>;

interface Table {
  name: string;
  columns: { name: string; type: string; isNeeded: boolean }[];
  /** Columns here, and the ones they name in another table. */
  references: { table: string; columns: string[]; named: string[] }[];
  /** Columns that take one of some texts, with the first of them. */
  choices: Record<string, string>;
}

async function readTables(db: Kysely<Database>): Promise<Table[]> {
  const namesOf = (relation: string, numbers: string) => sql`(
    select json_agg(attname order by place) from unnest(${sql.ref(numbers)}) with ordinality as key (number, place)
    join pg_attribute on attrelid = ${sql.ref(relation)} and attnum = number
  )`;
  const { rows } = await sql<Table>`
    select relname as name,
      (select json_agg(json_build_object('name', attname, 'type', atttypid::regtype,
          'isNeeded', attnotnull and not atthasdef and attidentity = '') order by attnum)
        from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select json_agg(json_build_object('table', confrelid::regclass::text,
          'columns', ${namesOf("conrelid", "conkey")}, 'named', ${namesOf("confrelid", "confkey")}))
        from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid), '[]') as references,
      coalesce((select json_object_agg(attname, choice[1])
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1],
          regexp_match(pg_get_constraintdef(pg_constraint.oid), '= ANY \\(ARRAY\\[''([^'']+)''') choice
        where conrelid = pg_class.oid and contype = 'c' and cardinality(conkey) = 1 and choice is not null), '{}') as choices
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'
    order by oid
  `.execute(db);
  return rows;
}

/** Bookings come by themselves with the function that makes them, once there are transactions to book. */
const isReady = (table: Table, done: ReadonlyMap<string, Row>) =>
  table.references.every((reference) => done.has(reference.table)) &&
  (table.name !== "journal_entries" || done.has("transactions"));

const at = "2026-11-20T08:00:00Z";
const closed = "2026-11-01T00:00:00Z";

function usual(type: string, number: number): unknown {
  switch (type) {
    case "uuid":
      return crypto.randomUUID();
    case "timestamp with time zone":
      return at;
    case "boolean":
      return false;
    case "bytea":
      return "\\x01";
    case "text":
      return `t${number}`;
    default:
      return number;
  }
}

/** What a table needs beyond a value of each type. */
const special: Record<string, (number: number, earlier: Row | undefined) => Row> = {
  logins: (_, earlier) => ({ invited_by: earlier?.["id"] ?? null }),
  accounts: (number) => ({ iban: `LV80AMBR${String(number).padStart(13, "0")}` }),
  ledger_accounts: () => ({ currency: "EUR", space_id: null }),
  spaces: () => ({ rule: null, monthly_cents: null, monthly_day: null, rounded_until: null, due_at: null }),
  balances: () => ({ overdraft_cents: 1_000_000, closed_until: closed }),
  day_balances: () => ({ until: closed, posted_cents: 0 }),
  transactions: () => ({ amount_cents: 100, fee_cents: 2, held_cents: 102 }),
  outside_accounts: (number) => ({ iban: `LV80HABA${String(number).padStart(13, "0")}` }),
  widget_tokens: () => ({ link_id: null }),
  known_devices: () => ({ operator_id: null }),
};

async function book(db: Kysely<Database>, done: ReadonlyMap<string, Row>): Promise<void> {
  const leg = {
    purpose: "settlement",
    transaction_id: done.get("transactions")?.["id"],
    booked_at: at,
    currency: "EUR",
  };
  const legs = [
    { ...leg, ledger_account_id: done.get("ledger_accounts")?.["id"], amount_cents: -102 },
    { ...leg, kind: "clearing_instant", amount_cents: 102 },
  ];
  await sql`select book_entries(${JSON.stringify(legs)}::json)`.execute(db);
}

async function addRow(db: Kysely<Database>, table: Table, row: Row): Promise<Row> {
  const name = sql.table(table.name);
  const filled = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const { rows } = await sql<{ row: Row }>`
    insert into ${name} as added (${filled})
    select ${filled} from json_populate_record(null::${name}, ${JSON.stringify(row)}::json)
    returning to_jsonb(added) as row
  `.execute(db);
  return rows[0]?.row ?? {};
}

/**
 * Adds a row to every table, whatever the version of the schema, each referring to rows of the others that were added with
 * it. Returns them by table, for the next time.
 */
export async function fillTables(
  db: Kysely<Database>,
  number: number,
  earlier: ReadonlyMap<string, Row> = new Map(),
): Promise<Map<string, Row>> {
  const done = new Map<string, Row>();
  let left = await readTables(db);
  for (let table; (table = left.find((each) => isReady(each, done)));) {
    const { name, columns, references, choices } = table;
    left = left.filter((each) => each.name !== name);
    if (name === "journal_entries") await book(db, done);
    if (name === "journal_entries" || name === "postings") {
      done.set(name, {});
      continue;
    }
    const row: Row = {};
    for (const column of columns)
      if (column.isNeeded) row[column.name] = choices[column.name] ?? usual(column.type, number);
    for (const reference of references)
      reference.columns.forEach((column, place) => {
        row[column] = done.get(reference.table)?.[reference.named[place] ?? ""];
      });
    for (const [column, value] of Object.entries(special[name]?.(number, earlier.get(name)) ?? {}))
      if (columns.some((each) => each.name === column)) row[column] = value;
    done.set(name, await addRow(db, table, row));
  }
  return done;
}
