import { type Kysely } from "kysely";
import { type Database } from "./schema";

/** The database, or a transaction of the caller. */
export type Db = Kysely<Database>;

/** Finds where to read what changes nothing: at a standby that has all that is committed by now, else at the database. */
export type FindReader = () => Promise<Db>;

/** Joins the caller's transaction if there is one. */
export const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
