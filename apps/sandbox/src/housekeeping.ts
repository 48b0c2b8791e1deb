import { type Kysely } from "kysely";
import { instant, type Database } from "./db/schema";

const day = 86_400_000;

/**
 * Throws away what has served its time: access tokens that are over, sessions, codes and counted attempts of the day
 * before, answers kept for a repeated request for a month. What the bank must be able to show later stays.
 */
export async function tidyUp(db: Kysely<Database>, now: number): Promise<void> {
  const yesterday = instant(now - day);
  await db.deleteFrom("access_tokens").where("expires_at", "<", instant(now)).execute();
  await db.deleteFrom("sessions").where("expires_at", "<", yesterday).execute();
  await db.deleteFrom("codes").where("expires_at", "<", yesterday).execute();
  await db.deleteFrom("throttle").where("updated_at", "<", yesterday).execute();
  await db
    .deleteFrom("idempotency")
    .where("created_at", "<", instant(now - 30 * day))
    .execute();
}
