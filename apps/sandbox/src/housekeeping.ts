import { invitationDays } from "@amberline/api/contract";
import { civilDate, dayMs } from "@amberline/domain/dates";
import { type Kysely } from "kysely";
import { bankTimeZone } from "./days";
import { instant, type Database } from "./db/schema";

const thirteenMonthsMs = 396 * dayMs;
const yearMs = 366 * dayMs;

/** Deletes photos a day after the decision, and unsubmitted drafts after a week. */
async function deleteExpiredVerifications(db: Kysely<Database>, now: number): Promise<void> {
  const decided = db
    .selectFrom("verifications")
    .select("id")
    .where("decided_at", "<", instant(now - dayMs));
  await db.deleteFrom("verification_photos").where("verification_id", "in", decided).execute();
  await db
    .deleteFrom("verifications")
    .where("state", "=", "draft")
    .where("created_at", "<", instant(now - 7 * dayMs))
    .execute();
  await db.deleteFrom("widget_tokens").where("expires_at", "<", instant(now)).execute();
  await db
    .deleteFrom("verification_links")
    .where("expires_at", "<", instant(now - dayMs))
    .execute();
}

/** Deletes payment files nobody has touched for 30 days, and those that are done after thirteen months. */
async function deleteOldPaymentFiles(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("payment_files")
    .where("updated_at", "<", instant(now - 30 * dayMs))
    .where((file) =>
      file.or([
        file("state", "in", ["checking", "draft", "removed"]),
        // A draft again: declined, withdrawn or expired.
        file("state", "=", "waiting").and(
          file
            .selectFrom("proposals")
            .select("proposals.state")
            .whereRef("proposals.id", "=", "payment_files.proposal_id"),
          "is distinct from",
          "waiting",
        ),
        file("state", "=", "done").and("updated_at", "<", instant(now - thirteenMonthsMs)),
      ]),
    )
    .execute();
}

/**
 * Deletes expired data: access tokens at once, known devices at once, sessions, codes and throttling counts after a day,
 * what was paid without a code after two days, photos a day after the decision, copies of customers' data after a week,
 * stored answers of repeated requests, messages and payment files nobody approves after a month, invitations a month
 * after they ran out, sign-ins and notifications after a year, requests for money thirteen months after their last day.
 * What the bank must be able to prove later stays.
 */
export async function deleteExpired(db: Kysely<Database>, now: number): Promise<void> {
  const yesterday = instant(now - dayMs);
  await db.deleteFrom("access_tokens").where("expires_at", "<", instant(now)).execute();
  await db.deleteFrom("sessions").where("expires_at", "<", yesterday).execute();
  await db
    .deleteFrom("sign_ins")
    .where("at", "<", instant(now - yearMs))
    .execute();
  await db.deleteFrom("codes").where("expires_at", "<", yesterday).execute();
  await db.deleteFrom("throttle").where("updated_at", "<", yesterday).execute();
  await db.deleteFrom("known_devices").where("expires_at", "<", instant(now)).execute();
  await db.deleteFrom("passkey_challenges").where("expires_at", "<", instant(now)).execute();
  await db
    .deleteFrom("payments_without_code")
    .where("created_at", "<", instant(now - 2 * dayMs))
    .execute();
  await deleteOldPaymentFiles(db, now);
  await db
    .deleteFrom("money_requests")
    .where("until", "<", civilDate(now - thirteenMonthsMs, bankTimeZone))
    .execute();
  await db
    .deleteFrom("account_people")
    .where("state", "=", "invited")
    .where("invited_at", "<", instant(now - (invitationDays + 30) * dayMs))
    .execute();
  await db
    .deleteFrom("notifications")
    .where("created_at", "<", instant(now - yearMs))
    .execute();
  await db
    .deleteFrom("data_copy_pieces")
    .where("copy_id", "in", db.selectFrom("data_copies").select("id").where("until", "<", instant(now)))
    .execute();
  await db
    .deleteFrom("data_copies")
    .where("ordered_at", "<", instant(now - 30 * dayMs))
    .execute();
  await db.deleteFrom("totp_setups").where("expires_at", "<", instant(now)).execute();
  await deleteExpiredVerifications(db, now);
  await db
    .deleteFrom("idempotency")
    .where("created_at", "<", instant(now - 30 * dayMs))
    .execute();
  await db
    .deleteFrom("outbox")
    .where("created_at", "<", instant(now - 30 * dayMs))
    .execute();
}
