import { civilDate } from "@amberline/domain/dates";
import { bankTimeZone } from "../../days";
import { type Count } from "../../db/schema";
import { type Db } from "../../ledger";

export interface Passed {
  made_by: string;
  /** So many payments are not approved although their day has passed. */
  passed: Count;
}

/** By the id of the file. */
export async function passedIn(db: Db, ids: readonly string[], now: number): Promise<Map<string, Passed>> {
  if (ids.length === 0) return new Map();
  const files = await db
    .selectFrom("payment_files as file")
    .leftJoin("payment_rows as row", (join) =>
      join
        .onRef("row.file_id", "=", "file.id")
        .on("row.state", "in", ["checking", "toFix", "ready"])
        .on("row.day", "<", civilDate(now, bankTimeZone)),
    )
    .select(["file.id", "file.made_by"])
    .select((file) => file.fn.count<Count>("row.nth").as("passed"))
    .where("file.id", "in", ids)
    .groupBy(["file.id", "file.made_by"])
    .execute();
  return new Map(files.map(({ id, made_by, passed }) => [id, { made_by, passed: Number(passed) }]));
}
