import { sql } from "kysely";
import { civilDate, dayMs } from "@amberline/domain/dates";
import { bankTimeZone } from "../../days";
import { epochOf, instant } from "../../db/schema";
import { type AccountRow } from "../../http/caller";
import { type Db } from "../../ledger";
import { banksByIban, checkName, holdersOf } from "../../nameCheck";
import { type File } from "./files";
import { judgeWhen, stateOf, type Repeat, type Row, type When } from "./judge";

const repeatedWithinMs = 30 * dayMs;

type Owned = Pick<AccountRow, "id" | "vop_policy">;

/** A change of some payments of a file, in one statement. */
async function storeChanged(trx: Db, fileId: string, rows: readonly Row[]): Promise<void> {
  await sql`update payment_rows set
      name_result = changed.name_result, matched_name = changed.matched_name, repeats = changed.repeats,
      is_accepted = changed.is_accepted, state = changed.state,
      faults = changed.faults, day = changed.day, is_instant = changed.is_instant
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as changed(nth integer, name_result text, matched_name text, repeats text, is_accepted boolean, state text,
        faults text, day text, is_instant boolean)
    where file_id = ${fileId} and payment_rows.nth = changed.nth`.execute(trx);
}

const rowsOf = (db: Db, fileId: string) =>
  db.selectFrom("payment_rows").selectAll().where("file_id", "=", fileId).orderBy("nth");

const keyOf = (row: Pick<Row, "account" | "amount_cents" | "reference">) =>
  JSON.stringify([row.account, row.amount_cents, row.reference]);

/**
 * The payments of other files, and of the account, that those of a file are like, by `keyOf`. Each key is looked up once,
 * however many payments have it.
 */
async function likeOthers(
  trx: Db,
  accountId: string,
  fileId: string,
  { now, withSalaries }: { now: number; withSalaries: boolean },
): Promise<Map<string, Repeat>> {
  const since = instant(now - repeatedWithinMs);
  const own = trx.with("own", (db) =>
    db
      .selectFrom("payment_rows")
      .select(["account", "amount_cents", "reference"])
      .distinct()
      .where("file_id", "=", fileId)
      .where("amount_cents", "is not", null),
  );
  const paid = await own
    .selectFrom("own")
    .innerJoin("transactions as paid", (join) =>
      join
        .onRef("paid.to_account", "=", "own.account")
        .onRef("paid.amount_cents", "=", "own.amount_cents")
        .onRef("paid.to_reference", "=", "own.reference"),
    )
    .select(["own.account", "own.amount_cents", "own.reference"])
    .select((row) => row.fn.max("paid.created_at").as("at"))
    .where("paid.account_id", "=", accountId)
    .where("paid.type", "=", "SEND")
    .where("paid.direct_debit", "is", null)
    .where("paid.status", "not in", ["declined", "error_done"])
    .where("paid.created_at", ">", since)
    .$if(!withSalaries, (query) => query.where("paid.is_salary", "=", false))
    .groupBy(["own.account", "own.amount_cents", "own.reference"])
    .execute();
  const inFiles = await own
    .selectFrom("own")
    .innerJoin("payment_rows as other", (join) =>
      join
        .onRef("other.account", "=", "own.account")
        .onRef("other.amount_cents", "=", "own.amount_cents")
        .on(sql<boolean>`md5(other.reference) = md5(own.reference)`)
        .on("other.file_id", "<>", fileId),
    )
    .innerJoin("payment_files as file", "file.id", "other.file_id")
    .leftJoin("transactions as made", "made.id", "other.payment_id")
    .select(["own.account", "own.amount_cents", "own.reference"])
    .select((row) => row.fn.min("file.name").as("name"))
    .where("file.account_id", "=", accountId)
    .where("file.created_at", ">", since)
    .where((row) =>
      row.or([
        row("file.state", "in", ["waiting", "running", "done"]),
        // Of two drafts the later one repeats the other.
        row("file.state", "in", ["checking", "draft"]).and(
          "file.created_at",
          "<",
          row.selectFrom("payment_files as later").select("later.created_at").where("later.id", "=", fileId),
        ),
      ]),
    )
    .where("other.state", "not in", ["left", "refused"])
    .where((row) =>
      row.or([row("made.status", "is", null), row("made.status", "not in", ["declined", "error_done"])]),
    )
    .$if(!withSalaries, (query) => query.where("file.is_salary", "=", false))
    .groupBy(["own.account", "own.amount_cents", "own.reference"])
    .execute();
  const found = new Map<string, Repeat>();
  for (const { at, ...row } of paid)
    found.set(keyOf(row), { of: "payment", day: civilDate(epochOf(at), bankTimeZone) });
  for (const { name, ...row } of inFiles) found.set(keyOf(row), { of: "file", name });
  return found;
}

/** Whether all who see the payments of a file may see salaries: those with the right do, and its maker. */
async function areSalariesSeen(
  trx: Db,
  { id: accountId, login_id: ownerId }: Pick<AccountRow, "id" | "login_id">,
  { is_salary: isSalary, made_by: makerId }: Pick<File, "is_salary" | "made_by">,
): Promise<boolean> {
  if (!isSalary || makerId === ownerId) return isSalary;
  const maker = await trx
    .selectFrom("account_people")
    .select("may_see_salaries")
    .where("account_id", "=", accountId)
    .where("login_id", "=", makerId)
    .executeTakeFirst();
  return maker?.may_see_salaries ?? false;
}

/** Says of each payment what it repeats. Whether any has to be looked at again by that. */
export async function noteRepeats(
  trx: Db,
  account: Owned & Pick<AccountRow, "login_id">,
  file: Pick<File, "id" | "checks_names" | "is_salary" | "made_by">,
  now: number,
): Promise<boolean> {
  const withSalaries = await areSalariesSeen(trx, account, file);
  const others = await likeOthers(trx, account.id, file.id, { now, withSalaries });
  const first = new Map<string, number>();
  const changed = [];
  let isAnyToFix = false;
  for (const row of await rowsOf(trx, file.id)
    .where("state", "in", ["checking", "toFix", "ready"])
    .execute()) {
    if (row.amount_cents === null) continue;
    const key = keyOf(row);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row.nth);
    const repeat: Repeat | undefined = earlier === undefined ? others.get(key) : { of: "row", nth: earlier };
    const repeats = repeat ? JSON.stringify(repeat) : null;
    if (repeats === row.repeats) continue;
    // What was accepted as a repeat is still accepted as another's.
    const noted = {
      ...row,
      repeats,
      is_accepted: row.is_accepted && (repeats === null || row.repeats !== null),
    };
    const state = stateOf(noted, file.checks_names, account.vop_policy);
    isAnyToFix ||= state !== row.state;
    changed.push({ ...noted, state });
  }
  if (changed.length > 0) await storeChanged(trx, file.id, changed);
  return isAnyToFix;
}

/** Gives all payments of a file another day or kind. */
export async function changeWhen(
  trx: Db,
  account: Owned,
  file: Pick<File, "id" | "checks_names">,
  when: When,
): Promise<void> {
  const bankOf = banksByIban(trx);
  const changed = [];
  for (const row of await rowsOf(trx, file.id).execute()) {
    const next = { ...row, ...(await judgeWhen(row, when, bankOf)) };
    const state = row.state === "left" ? row.state : stateOf(next, file.checks_names, account.vop_policy);
    changed.push({ ...next, state });
  }
  await storeChanged(trx, file.id, changed);
}

/** Judges all payments again that are not left out, as after the customer did without the name check. */
export async function judgeAgain(
  trx: Db,
  account: Owned,
  file: Pick<File, "id" | "checks_names">,
): Promise<void> {
  const rows = await rowsOf(trx, file.id).where("state", "in", ["checking", "toFix", "ready"]).execute();
  const changed = rows
    .map((row) => ({ ...row, state: stateOf(row, file.checks_names, account.vop_policy) }))
    .filter(({ state }, index) => state !== rows[index]?.state);
  if (changed.length > 0) await storeChanged(trx, file.id, changed);
}

/** So many names are asked for in one transaction. */
const checkedAtOnce = 200;

/** Asks for the names of some payees. Whether there are more to ask for. */
export async function checkSome(
  trx: Db,
  account: Owned,
  file: Pick<File, "id" | "checks_names">,
): Promise<boolean> {
  const rows = await rowsOf(trx, file.id).where("state", "=", "checking").limit(checkedAtOnce).execute();
  if (rows.length > 0) {
    const holders = await holdersOf(trx, [...new Set(rows.map((row) => row.account))]);
    const askHolder = async (iban: string) => holders.get(iban) ?? null;
    const checked = [];
    for (const row of rows) {
      const { result, matchedName } = await checkName(
        { name: row.payee_name, account: row.account },
        { askHolder },
      );
      const named = { ...row, name_result: result, matched_name: matchedName };
      checked.push({ ...named, state: stateOf(named, file.checks_names, account.vop_policy) });
    }
    await storeChanged(trx, file.id, checked);
  }
  if (rows.length === checkedAtOnce) return true;
  await trx
    .updateTable("payment_files")
    .set({ state: "draft" })
    .where("id", "=", file.id)
    .where("state", "=", "checking")
    .execute();
  return false;
}
