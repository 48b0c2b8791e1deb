import { type Kysely } from "kysely";
import { type Database } from "./schema";

/** The database, or a transaction of the caller. */
export type Db = Kysely<Database>;

/** Joins the caller's transaction if there is one. */
export const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
