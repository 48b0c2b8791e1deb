import { sql } from "kysely";
import { dayMs } from "@amberline/domain/dates";
import { instant } from "../../db/schema";
import { isAllowed, type AccountRow, type OwnAccount } from "../../http/caller";
import { type Db } from "../../ledger";
import { checkName, holdersOf } from "../../nameCheck";
import { type File } from "./files";
import { stateOf, type Repeat, type Row } from "./judge";

const repeatedWithinMs = 30 * dayMs;

type Owned = Pick<AccountRow, "id" | "vop_policy">;

/** A change of some payments of a file, in one statement. */
async function changeRows(
  trx: Db,
  fileId: string,
  rows: readonly Pick<Row, "nth" | "name_result" | "matched_name" | "repeats" | "is_accepted" | "state">[],
): Promise<void> {
  await sql`update payment_rows set
      name_result = changed.name_result, matched_name = changed.matched_name, repeats = changed.repeats,
      is_accepted = changed.is_accepted, state = changed.state
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as changed(nth integer, name_result text, matched_name text, repeats text, is_accepted boolean, state text)
    where file_id = ${fileId} and payment_rows.nth = changed.nth`.execute(trx);
}

const rowsOf = (db: Db, fileId: string) =>
  db.selectFrom("payment_rows").selectAll().where("file_id", "=", fileId).orderBy("nth");

/** The payments of other files, and of the account, that those of a file are like. */
async function likeOthers(
  trx: Db,
  accountId: string,
  fileId: string,
  { now, withSalaries }: { now: number; withSalaries: boolean },
): Promise<Map<number, Repeat>> {
  const since = instant(now - repeatedWithinMs);
  const paid = await trx
    .selectFrom("payment_rows as row")
    .innerJoin("transactions as paid", (join) =>
      join
        .onRef("paid.to_account", "=", "row.account")
        .onRef("paid.amount_cents", "=", "row.amount_cents")
        .onRef("paid.to_reference", "=", "row.reference"),
    )
    .select(["row.nth"])
    .select((row) => row.fn.max("paid.created_at").as("at"))
    .where("row.file_id", "=", fileId)
    .where("paid.account_id", "=", accountId)
    .where("paid.type", "=", "SEND")
    .where("paid.status", "not in", ["declined", "error_done"])
    .where("paid.created_at", ">", since)
    .$if(!withSalaries, (query) => query.where("paid.is_salary", "=", false))
    .groupBy("row.nth")
    .execute();
  const inFiles = await trx
    .selectFrom("payment_rows as row")
    .innerJoin("payment_rows as other", (join) =>
      join
        .onRef("other.account", "=", "row.account")
        .onRef("other.amount_cents", "=", "row.amount_cents")
        .onRef("other.reference", "=", "row.reference")
        .onRef("other.file_id", "<>", "row.file_id"),
    )
    .innerJoin("payment_files as file", "file.id", "other.file_id")
    .select(["row.nth"])
    .select((row) => row.fn.min("file.name").as("name"))
    .where("row.file_id", "=", fileId)
    .where("file.account_id", "=", accountId)
    .where("file.created_at", ">", since)
    .where((row) =>
      row.or([
        row("file.state", "in", ["waiting", "running", "done"]),
        // Of two drafts the later one repeats the other.
        row("file.state", "in", ["checking", "draft"]).and(
          "file.created_at",
          "<",
          row.selectFrom("payment_files as own").select("own.created_at").where("own.id", "=", fileId),
        ),
      ]),
    )
    .where("other.state", "not in", ["left", "refused"])
    .$if(!withSalaries, (query) => query.where("file.is_salary", "=", false))
    .groupBy("row.nth")
    .execute();
  const found = new Map<number, Repeat>();
  for (const { nth, at } of paid)
    found.set(nth, { of: "payment", day: new Date(at).toISOString().slice(0, 10) });
  for (const { nth, name } of inFiles) found.set(nth, { of: "file", name });
  return found;
}

/** Says of each payment what it repeats, and what becomes of it by that. Whether anything has changed. */
export async function noteRepeats(
  trx: Db,
  account: OwnAccount,
  file: Pick<File, "id" | "checks_names" | "is_salary">,
  now: number,
): Promise<boolean> {
  // What repeats a salary would say whom one went to.
  const withSalaries = file.is_salary && isAllowed(account, "salaries");
  const others = await likeOthers(trx, account.id, file.id, { now, withSalaries });
  const first = new Map<string, number>();
  const changed = [];
  for (const row of await rowsOf(trx, file.id)
    .where("state", "in", ["checking", "toFix", "ready"])
    .execute()) {
    if (row.amount_cents === null) continue;
    const key = JSON.stringify([row.account, row.amount_cents, row.reference]);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row.nth);
    const repeat: Repeat | undefined =
      earlier === undefined ? others.get(row.nth) : { of: "row", nth: earlier };
    const repeats = repeat ? JSON.stringify(repeat) : null;
    // What was accepted is another's repeat still, or has become none.
    if (repeats === row.repeats || (row.is_accepted && row.repeats !== null)) continue;
    const noted = { ...row, repeats, is_accepted: row.is_accepted && repeats === null };
    changed.push({ ...noted, state: stateOf(noted, file.checks_names, account.vop_policy) });
  }
  if (changed.length > 0) await changeRows(trx, file.id, changed);
  return changed.length > 0;
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
  if (changed.length > 0) await changeRows(trx, file.id, changed);
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
    await changeRows(trx, file.id, checked);
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
