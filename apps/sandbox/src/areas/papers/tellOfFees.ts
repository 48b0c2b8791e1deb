import { civilDate, instantAt } from "@amberline/domain/dates";
import { bankTimeZone, startOfDay } from "../../days";
import { instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { tell, type Letter } from "../notifications";

type Bank = Pick<Parts, "db" | "mailer">;

const readAtOnce = 500;

/** Consumers' accounts that were there in a year and whose owner was not told of its fees; once they may sign in. */
const untold = (db: Db, year: number, after: string) =>
  db
    .selectFrom("accounts")
    .innerJoin("logins", "logins.id", "login_id")
    .select(["accounts.id", "login_id as loginId", "iban", "top_up_reference as reference"])
    .where("blocked_by", "is", null)
    .where("kind", "=", "private")
    .where("accounts.created_at", "<", instant(startOfDay(`${year + 1}-01-01`)))
    .where("accounts.id", ">", after)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("fee_years_told as told")
            .select("told.year")
            .whereRef("told.account_id", "=", "accounts.id")
            .where("told.year", "=", year),
        ),
      ),
    )
    .orderBy("accounts.id")
    .limit(readAtOnce)
    .execute();

type Untold = Awaited<ReturnType<typeof untold>>[number];

const tellOne = ({ db, mailer }: Bank, { id, loginId, iban, reference }: Untold, year: number, now: number) =>
  inTransaction(db, async (trx) => {
    const added = await trx
      .insertInto("fee_years_told")
      .values({ account_id: id, year, told_at: instant(now) })
      .onConflict((row) => row.doNothing())
      .executeTakeFirst();
    // Another process told of it.
    if (added.numInsertedOrUpdatedRows === 0n) return;
    const tail = (iban ?? reference ?? "").slice(-4);
    const letter: Letter = ({ feesReady }) => feesReady(year, tail);
    const about = { target: "fees" } as const;
    await tell({ db: trx, mailer }, { loginId, kind: "statement", letter, accountId: id, about }, now);
  });

/**
 * Tells every consumer once, from the first morning of a year, that the statement of fees of the year before is ready
 * (Directive 2014/92/EU, article 5). Safe to run in several processes.
 */
export async function tellOfFees(bank: Bank, now: number): Promise<void> {
  const thisYear = civilDate(now, bankTimeZone).slice(0, 4);
  if (now < instantAt(`${thisYear}-01-01`, "06:00", bankTimeZone)) return;
  const year = Number(thisYear) - 1;
  const errors: unknown[] = [];
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const some = await untold(bank.db, year, after);
    for (const account of some)
      await tellOne(bank, account, year, now).catch((error: unknown) => errors.push(error));
    const last = some.at(-1);
    if (!last) break;
    after = last.id;
  }
  if (errors.length > 0) throw errors[0];
}
