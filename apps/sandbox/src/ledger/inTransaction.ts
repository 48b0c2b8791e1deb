import { type Kysely } from "kysely";
import { type Database } from "../db/schema";

/** The database, or a transaction on it that the caller began. */
export type Db = Kysely<Database>;

/** Runs `work` in one transaction: the caller's when there is one, else its own. */
export const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
