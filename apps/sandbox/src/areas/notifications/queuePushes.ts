import { dayMs } from "@amberline/domain/dates";
import { instant } from "../../db/schema";
import { type Db } from "../../ledger";

const usefulMs = dayMs;

/** Has it pushed to each browser of the login. One that is just being unsubscribed is left out. */
export const queuePushes = (
  db: Db,
  { loginId, notificationId, now }: { loginId: string; notificationId: string; now: number },
) =>
  db
    .insertInto("pushes")
    .columns(["subscription_id", "notification_id", "service", "next_try_at", "useful_until"])
    .expression((row) =>
      row
        .selectFrom("push_subscriptions")
        .select((each) => [
          "push_subscriptions.id",
          each.cast<string>(each.val(notificationId), "uuid").as("notification_id"),
          "push_subscriptions.service",
          each.cast<string>(each.val(instant(now)), "timestamptz").as("next_try_at"),
          each.cast<string>(each.val(instant(now + usefulMs)), "timestamptz").as("useful_until"),
        ])
        .where("login_id", "=", loginId)
        .forKeyShare()
        .skipLocked(),
    )
    .execute();
